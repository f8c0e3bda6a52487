/** Dispatched on the window when all scripts of the page's islands have been loaded. */
export const startEvent = "page:start";

/** Dispatched on an island when it answers. */
export const hydratedEvent = "page:hydrated";
