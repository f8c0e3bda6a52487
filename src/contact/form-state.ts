import { blank, fieldNames, type FieldName, type Submission } from "./rules";

/** A request's id and its submission. */
export interface Sent {
  id: string;
  submission: Submission;
}

/** Entered text that was not sent yet, and the last attempt to send it. */
export interface Draft {
  entered: Submission;
  sent?: Sent | undefined;
  failed?: boolean | undefined;
}

export interface FormState {
  /** Result of the last attempt. Typing does not change it. */
  status: "idle" | "sending" | "sent" | "failed";
  /** Whether a press is being handled: nobody can type. Until the entries are validated, the status is that of the attempt before. */
  busy: boolean;
  /** Mirrors the fields, which are uncontrolled, because visitors may type before hydration. */
  entered: Submission;
  errors: Partial<Record<FieldName, string | undefined>>;
  /** The last request, if it did not succeed. */
  sent: Sent | undefined;
  /** First name in the last message that was sent. */
  thanked: string;
  /** Whether the form is folded after a success that left nothing in it, until the visitor writes again. */
  folded: boolean;
  /** Whether the visitor has left a field, or returned to a draft: only then the form lists what is missing. */
  left: boolean;
}

export type FormEvent =
  | { type: "restored"; draft: Draft }
  | { type: "entered"; entered: Submission; field?: FieldName | undefined }
  | { type: "validated"; field: FieldName; error: string | undefined }
  | { type: "sending"; entered: Submission; sent: Sent }
  | { type: "failed"; entered: Submission }
  /** `entered`: what is left in the fields. */
  | { type: "sent"; entered: Submission }
  /** `stopped`: the press ended without a request. */
  | { type: "pressed" | "stopped" | "unfolded" | "left" };

export const initialState: FormState = {
  status: "idle",
  busy: false,
  entered: blank,
  errors: {},
  sent: undefined,
  thanked: "",
  folded: false,
  left: false,
};

/** Returns the state after an event; the same object if the event is ignored. */
export function reduce(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "restored": {
      const { entered, sent, failed } = event.draft;
      const left = fieldNames.some((field) => entered[field] !== "");
      return { ...state, status: failed ? "failed" : state.status, sent, left };
    }
    case "entered": {
      const { entered, field } = event;
      const errors = field ? { ...state.errors, [field]: undefined } : state.errors;
      return { ...state, entered, errors, folded: false };
    }
    case "validated":
      return { ...state, errors: { ...state.errors, [event.field]: event.error } };
    case "pressed":
      return state.busy ? state : { ...state, busy: true };
    case "stopped":
      return { ...state, busy: false };
    case "sending":
      return { ...state, status: "sending", entered: event.entered, sent: event.sent };
    case "failed":
      return { ...state, status: "failed", busy: false, entered: event.entered };
    case "sent": {
      const { entered } = event;
      const folded = fieldNames.every((field) => entered[field] === "");
      return { ...initialState, status: "sent", entered, folded, thanked: state.sent?.submission.firstName ?? "" };
    }
    case "left":
      return state.left ? state : { ...state, left: true };
    case "unfolded":
      return { ...state, folded: false };
  }
}
