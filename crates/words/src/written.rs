//! A language, written down: its code.

use crate::Lang;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::borrow::Cow;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let code = Cow::<str>::deserialize(deserializer)?;
        let known = Lang::ALL.into_iter().find(|lang| lang.code() == code);
        known.ok_or_else(|| D::Error::custom("not a language of the parlour"))
    }
}

impl PartialSchema for Lang {
    fn schema() -> RefOr<Schema> {
        let codes = Lang::ALL.map(Lang::code);
        let schema = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(codes));
        schema.description(Some("A language that the parlour speaks.")).into()
    }
}

impl ToSchema for Lang {}
