export const draftKey = "contact_draft";
