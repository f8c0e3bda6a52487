import { draftKey } from "../browser/draft-key";
import { readStored, removeStored, writeStored } from "../browser/storage";
import { createStore } from "../browser/store";
import { readControls, restoreControls } from "./controls";
import { readDraft } from "./draft";
import { initialState, reduce, type Draft, type FormEvent } from "./form-state";
import { blank } from "./rules";

/** State of the form of a page. Handlers read it between an event and the next render, e.g. at a second press. */
export const formStore = createStore(initialState);

/** @returns whether the event was accepted */
export function dispatch(event: FormEvent): boolean {
  const state = formStore.read();
  formStore.write(reduce(state, event));
  return formStore.read() !== state;
}

/** Dispatches an event and stores the draft in this tab; removes it after a success that left nothing. */
export function save(event: FormEvent): void {
  dispatch(event);
  const { status, entered, sent, folded } = formStore.read();
  const draft: Draft = { entered, sent, failed: status === "failed" };
  if (event.type === "sent" && folded) removeStored("session", draftKey);
  else writeStored("session", draftKey, JSON.stringify(draft));
}

/** Restores the draft. Only the DOM has text from before hydration, and the first render must equal the server's. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(readStored("session", draftKey)) ?? { entered: blank };
  dispatch({ type: "restored", draft });
  restoreControls(form, draft.entered);
  dispatch({ type: "entered", entered: readControls(form) });
}
