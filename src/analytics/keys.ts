/** Names under which a visitor's record and id stand in local storage. */
export const recordKey = "analytics_v1";
export const visitorKey = "analytics_visitor_id";
