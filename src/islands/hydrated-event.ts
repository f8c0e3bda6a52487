/** Dispatched on a part of the page when it answers. */
export const hydratedEvent = "page:hydrated";
