/** What is needed when a field is left and a form is sent, and not before: it is loaded when somebody begins to write. */
export { countAttempt, findLimit } from "./browser-limit";
export { describeLimit, describeReason, findFieldFault } from "./messages";
export { prepareSubmission } from "./sanitise";
export { send } from "./send";
