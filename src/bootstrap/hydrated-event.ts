/** Event of the window: the scripts have taken the page over. */
export const hydratedEvent = "page:hydrated";
