/** What is needed when a form is sent, and not before: it is loaded when somebody begins to write. */
export { countAttempt, findLimit } from "./browser-limit";
export { send } from "./send";
