//! The parlour on the network: tables as tasks, pages, sockets, the API.
