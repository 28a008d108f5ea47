//! What one viewer sees and may do: one program, which is linked once.

mod choices;
mod take_ins;
