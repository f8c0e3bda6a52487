import { initialState, reduce, type FormEvent, type FormState } from "./form-state";
import { blank } from "./rules";

const entered = { firstName: "Ana", lastName: "Ruiz", phone: "1", email: "ana@acme.example", message: "Hello, you." };
const other = { ...entered, message: "Hello, all." };
const left = { ...blank, message: "One more question." };
const sent = { id: "one", submission: entered };
const error = "Please enter a valid email address.";

const states = {
  idle: { ...initialState, entered },
  pressed: { ...initialState, entered, busy: true },
  sending: { ...initialState, status: "sending", busy: true, entered, sent },
  failed: { ...initialState, status: "failed", entered, sent },
  retried: { ...initialState, status: "failed", entered, sent, busy: true },
  sent: { ...initialState, status: "sent", folded: true, thanked: "Ana" },
} as const satisfies Record<string, FormState>;

type Row = [state: keyof typeof states, event: FormEvent, changes: Partial<FormState>];

test.each<Row>([
  // A draft.
  ["idle", { type: "restored", draft: { entered: blank } }, {}],
  ["idle", { type: "restored", draft: { entered: other } }, { left: true }],
  ["idle", { type: "restored", draft: { entered: other, sent } }, { sent, left: true }],
  ["idle", { type: "restored", draft: { entered: other, sent, failed: true } }, { status: "failed", sent, left: true }],
  // Leaving a field lists them as well. A success resets the form.
  ["idle", { type: "left" }, { left: true }],
  // Typing does not change the result of the last attempt, nor its id.
  ["idle", { type: "entered", entered: other }, { entered: other }],
  ["pressed", { type: "entered", entered: other }, { entered: other }],
  ["sending", { type: "entered", entered: other }, { entered: other }],
  ["failed", { type: "entered", entered: other }, { entered: other }],
  // What was not sent stays in an open form.
  ["sending", { type: "sent", entered: left }, { ...states.sent, entered: left, folded: false }],
  // Text unfolds the form, and so does the focus.
  ["sent", { type: "entered", entered }, { entered, folded: false }],
  ["sent", { type: "unfolded" }, { folded: false }],
  ["idle", { type: "unfolded" }, {}],
  // A press is handled once, and keeps the result of the attempt before until the message is sent.
  ["idle", { type: "pressed" }, { busy: true }],
  ["failed", { type: "pressed" }, { busy: true }],
  ["sent", { type: "pressed" }, { busy: true }],
  ["pressed", { type: "stopped" }, { busy: false }],
  ["retried", { type: "stopped" }, { busy: false }],
  ["pressed", { type: "sending", entered, sent }, { status: "sending", sent }],
  ["retried", { type: "sending", entered: other, sent }, { status: "sending", entered: other }],
  // The script of sending may be missing.
  ["pressed", { type: "failed", entered }, { status: "failed", busy: false }],
  ["sending", { type: "failed", entered: other }, { status: "failed", busy: false, entered: other }],
  ["sending", { type: "sent", entered: blank }, states.sent],
])("%s, then %j", (name, event, changes) => {
  expect(reduce(states[name], event)).toEqual({ ...states[name], ...changes });
});

test.each(["pressed", "sending", "retried"] as const)("a press is ignored when the form is %s", (name) => {
  expect(reduce(states[name], { type: "pressed" })).toBe(states[name]);
});

test("an error is shown until its field is edited, validated again or sent", () => {
  const wrong = { ...states.pressed, errors: { email: error, phone: error } };
  expect(reduce(states.pressed, { type: "validated", field: "email", error }).errors).toEqual({ email: error });
  for (const [event, errors] of [
    [{ type: "entered", entered: other, field: "email" }, { phone: error }],
    [{ type: "validated", field: "email", error: undefined }, { phone: error }],
    [{ type: "entered", entered: other }, wrong.errors],
    [{ type: "stopped" }, wrong.errors],
    [{ type: "failed", entered }, wrong.errors],
    [{ type: "sent", entered: blank }, {}],
  ] satisfies [FormEvent, FormState["errors"]][])
    expect(reduce(wrong, event).errors).toEqual(errors);
});
