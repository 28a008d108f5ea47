//! Planted errors are refused.
