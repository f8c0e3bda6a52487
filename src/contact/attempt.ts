import { createStore } from "../browser/store";

/** The last try to send, which goes on when the visitor leaves the form's page. `idle` after a success. */
export const attempt = createStore<"idle" | "sending" | "failed">("idle");
