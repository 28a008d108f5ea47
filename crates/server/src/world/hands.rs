//! Does whatever is to be done in a world, one thing at a time: of all that could go on, chance says
//! what does. Time passes only when nothing can.

use super::dice::Dice;
use crate::ground::Beside;
use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::task::{Context, Poll, Wake, Waker};

/// Whose work something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whose {
    /// Nobody's who could be stopped: people, cables, the database.
    Worlds,
    /// That of a node, which may be stopped and killed. One that is started again is another.
    Nodes(u32),
}

/// Whoever does everything.
#[derive(Clone)]
pub struct Hands {
    todo: Arc<Mutex<Todo>>,
    dice: Dice,
}

#[derive(Default)]
struct Todo {
    numbered: u64,
    jobs: BTreeMap<u64, Job>,
    /// What can go on. A set, so that the order in which they were woken tells nothing.
    ready: BTreeSet<u64>,
    stopped: BTreeSet<Whose>,
    killed: BTreeSet<Whose>,
    main: Option<Waker>,
    /// What broke, in its own words.
    broke: Option<String>,
}

struct Job {
    whose: Whose,
    /// Not there while it is being done.
    what: Option<Beside>,
    waker: Waker,
}

impl Hands {
    pub fn new(dice: Dice) -> Hands {
        Hands { todo: Arc::default(), dice }
    }

    fn todo(&self) -> MutexGuard<'_, Todo> {
        self.todo.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has something done. Of the dead nobody does anything.
    pub fn spawn(&self, whose: Whose, what: impl Future<Output = ()> + Send + 'static) {
        let mut todo = self.todo();
        if todo.killed.contains(&whose) {
            drop(todo);
            return;
        }
        let number = todo.numbered;
        todo.numbered += 1;
        let waker = Waker::from(Arc::new(Bell { number, todo: Arc::downgrade(&self.todo) }));
        todo.jobs.insert(number, Job { whose, what: Some(Box::pin(what)), waker });
        todo.ready(number);
    }

    /// Everything of theirs stands still, though time goes on.
    pub fn stop(&self, whose: Whose) {
        self.todo().stopped.insert(whose);
    }

    pub fn go_on(&self, whose: Whose) {
        let mut todo = self.todo();
        todo.stopped.remove(&whose);
        todo.main.as_ref().inspect(|main| main.wake_by_ref());
    }

    /// Everything of theirs is over at once.
    pub fn kill(&self, whose: Whose) {
        let mut todo = self.todo();
        todo.killed.insert(whose);
        todo.stopped.remove(&whose);
        let theirs: Vec<u64> =
            todo.jobs.iter().filter(|(_, job)| job.whose == whose).map(|(at, _)| *at).collect();
        let dead: Vec<Job> = theirs.iter().filter_map(|number| todo.jobs.remove(number)).collect();
        todo.ready.retain(|number| !theirs.contains(number));
        drop(todo);
        // As they go they may have last wishes, which nobody hears.
        drop(dead);
    }

    /// Ends the world: whatever goes on is over.
    pub fn end(&self) {
        let jobs = std::mem::take(&mut self.todo().jobs);
        drop(jobs);
    }

    /// Does everything until the main thing is done. Says what broke, if something did.
    pub async fn work<T>(&self, main: impl Future<Output = T>) -> Result<T, String> {
        let mut main = Box::pin(main);
        poll_fn(|context| {
            self.todo().main = Some(context.waker().clone());
            loop {
                if let Poll::Ready(done) = main.as_mut().poll(context) {
                    return Poll::Ready(Ok(done));
                }
                if !self.do_one() {
                    return match self.todo().broke.take() {
                        Some(broke) => Poll::Ready(Err(broke)),
                        None => Poll::Pending,
                    };
                }
            }
        })
        .await
    }

    /// Does one thing that can go on; says whether there was one, and nothing broke.
    fn do_one(&self) -> bool {
        let mut todo = self.todo();
        if todo.broke.is_some() {
            return false;
        }
        let Todo { jobs, ready, stopped, .. } = &mut *todo;
        let goes_on =
            |number: &&u64| jobs.get(number).is_none_or(|job: &Job| !stopped.contains(&job.whose));
        let open: Vec<u64> = ready.iter().filter(goes_on).copied().collect();
        if open.is_empty() {
            return false;
        }
        let number = open[self.dice.below(open.len())];
        ready.remove(&number);
        let Some(job) = jobs.get_mut(&number) else { return true };
        let (Some(mut what), waker) = (job.what.take(), job.waker.clone()) else { return true };
        drop(todo);
        let polled =
            catch_unwind(AssertUnwindSafe(|| what.as_mut().poll(&mut Context::from_waker(&waker))));
        let mut todo = self.todo();
        match polled {
            // It may have been killed meanwhile, even by itself.
            Ok(Poll::Pending) => match todo.jobs.get_mut(&number) {
                Some(job) => job.what = Some(what),
                None => {
                    drop(todo);
                    drop(what);
                }
            },
            Ok(Poll::Ready(())) => {
                todo.jobs.remove(&number);
                drop(todo);
                drop(what);
            }
            Err(panic) => todo.broke = Some(words_of(&*panic)),
        }
        true
    }
}

impl Todo {
    fn ready(&mut self, number: u64) {
        self.ready.insert(number);
        if let Some(main) = &self.main {
            main.wake_by_ref();
        }
    }
}

/// What a panic said.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().cloned();
    let words = words.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_string()));
    words.unwrap_or_else(|| "something broke without a word".to_string())
}

/// Tells that something can go on.
struct Bell {
    number: u64,
    todo: Weak<Mutex<Todo>>,
}

impl Wake for Bell {
    fn wake(self: Arc<Bell>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Bell>) {
        if let Some(todo) = self.todo.upgrade() {
            let mut todo = todo.lock().unwrap_or_else(PoisonError::into_inner);
            if todo.jobs.contains_key(&self.number) {
                todo.ready(self.number);
            }
        }
    }
}
