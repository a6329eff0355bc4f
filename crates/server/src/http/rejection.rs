//! A [`Problem`] as the answer of a handler.

use axum::response::{IntoResponse, Response};
use club::{Problem, ReadError};

use crate::problem::{status, trace};

/// Why a handler does not answer. It leaves the handler without a body; the layer that knows the
/// visitor, or the API, adds one.
#[derive(Clone, Debug)]
pub(crate) struct Rejection(pub(super) Problem);

impl From<Problem> for Rejection {
    fn from(problem: Problem) -> Rejection {
        Rejection(problem)
    }
}

impl From<ReadError> for Rejection {
    fn from(error: ReadError) -> Rejection {
        Rejection(error.into())
    }
}

impl IntoResponse for Rejection {
    fn into_response(self) -> Response {
        trace(&self.0);
        let mut response = status(&self.0).into_response();
        response.extensions_mut().insert(self);
        response
    }
}
