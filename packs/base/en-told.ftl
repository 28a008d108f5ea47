### later
