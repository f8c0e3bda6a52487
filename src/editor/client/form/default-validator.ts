// The form library's own test helper, which comes with it, imports a validator by its default export.
export { noValidator as default } from "./validator";
