/** Path of the requests to edit texts, which only the development server answers. */
export const editPath = "/__edit";

/** Header with the token of such a request. */
export const tokenHeader = "x-edit-token";
