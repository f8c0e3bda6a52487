/** Event of the window: a link was followed, and there is no connection. */
export const offlineEvent = "page:offline";
