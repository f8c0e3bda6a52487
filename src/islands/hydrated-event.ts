/** Dispatched on an island when it answers. */
export const hydratedEvent = "page:hydrated";
