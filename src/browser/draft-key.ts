/** Key of the draft of the contact form. A file of its own, because the inline script of all pages has it. */
export const draftKey = "contact_draft";
