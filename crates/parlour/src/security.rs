//! Whom to tell of a hole: what the host says on the command line, or in the environment.

use crate::call;
use crate::problem::Problem;
use server::{Security, SecurityTold, SecurityUnfit};
use std::time::SystemTime;
use words::Tongue;

/// What the host has said, each of it where they said it.
pub fn told(said: &call::Security) -> Result<Option<Security>, Problem> {
    let set = |name: &str| {
        let name = format!("PARLOUR_SECURITY_{name}");
        std::env::var(name).ok().filter(|value| !value.is_empty())
    };
    let one = |said: &Option<String>, name| said.clone().or_else(|| set(name));
    let several = |said: &[String], name| match said {
        [] => {
            set(name).map(|list| list.split(',').map(str::to_string).collect()).unwrap_or_default()
        }
        said => said.to_vec(),
    };
    let told = SecurityTold {
        contact: several(&said.security_contact, "CONTACT"),
        policy: one(&said.security_policy, "POLICY"),
        key: one(&said.security_key, "KEY"),
        languages: several(&said.security_languages, "LANGUAGES"),
        expires: one(&said.security_expires, "EXPIRES"),
    };
    Security::read(&told, SystemTime::now()).map_err(Problem::Security)
}

/// What is wrong with it.
pub fn say(unfit: &SecurityUnfit, tongue: &Tongue) -> String {
    match unfit {
        SecurityUnfit::NoContact => tongue.error_security_contact(),
        SecurityUnfit::Address(given) => tongue.error_security_address(given),
        SecurityUnfit::Language(given) => tongue.error_security_language(given),
        SecurityUnfit::Day(given) => tongue.error_security_day(given),
    }
}
