/** Dispatched on the window when all scripts of the page's parts have been loaded. */
export const startEvent = "page:start";
