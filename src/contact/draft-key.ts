/** Key of the draft in session storage. */
export const draftKey = "contact_draft";
