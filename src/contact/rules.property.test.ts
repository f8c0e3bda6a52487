import fc from "fast-check";

import { removeScripts } from "./remove-scripts";
import { cleanKeystroke, fieldNames, sentLength } from "./rules";
import { findFault, sanitise } from "./sanitise";

/** Pieces from which something forbidden could come together once others are taken out. */
const pieces = fc.constantFrom(
  ..."< > java script: javascript: vbscript: on click onerror = \0 \r\n \u202e \ufeff \ud83d \ude00 @ . a 😀 \t \u2028".split(
    " ",
  ),
  " ",
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 3000 }),
  fc
    .array(fc.oneof({ weight: 5, arbitrary: pieces }, fc.string({ maxLength: 3 })), { maxLength: 400 })
    .map((all) => all.join("")),
);
const submission = fc.record({ firstName: text, lastName: text, phone: text, email: text, message: text });

/** What `removeScripts` returns, in its plainest form, which reads a text again after each match. */
function removeOneByOne(text: string): string {
  const match = /(?:java|vb|live)script:|\bon\w+\s*=|(on\w+)\s*=/iu;
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(match, (_, inside?: string) => (inside === undefined ? "" : `${inside}:`));
  }
  return text;
}

const runs = { numRuns: 2000 };

test("whatever is entered, what is sent keeps within the limits and holds nothing that runs", () => {
  fc.assert(
    fc.property(submission, (entered) => {
      const sent = sanitise(entered);
      for (const field of fieldNames) {
        expect(sent[field].length).toBeLessThanOrEqual(sentLength[field]);
        expect(sent[field]).not.toMatch(/[<>]|javascript:|on\w+\s*=/iu);
        // eslint-disable-next-line no-control-regex
        expect(sent[field]).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
        expect(sent[field]).toBe(sent[field].trim());
        if (field !== "message") expect(sent[field]).not.toMatch(/[\n\t\u2028\u2029]/u);
      }
    }),
    runs,
  );
});

test("schemes and handlers are removed one by one, the first match first, until there is none left", () => {
  const parts = "java vb live script : = on o n x \u017f \u212a 😀 \n - _ 7 javascript: onclick= ON ScRiPt".split(" ");
  const hostile = fc.array(fc.constantFrom(...parts, " ", "on", "="), { maxLength: 40 }).map((all) => all.join(""));
  fc.assert(
    fc.property(hostile, (entered) => {
      expect(removeScripts(entered)).toBe(removeOneByOne(entered));
    }),
    { numRuns: 20_000 },
  );
});

test("the relay, which does it again, changes nothing of it", () => {
  fc.assert(
    fc.property(submission, (entered) => {
      const sent = sanitise(entered);
      expect(sanitise(sent)).toEqual(sent);
    }),
    runs,
  );
});

test("typing on changes nothing of what has been cleaned", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), text, (field, typed) => {
      const held = cleanKeystroke(field, typed);
      expect(cleanKeystroke(field, held)).toBe(held);
    }),
    runs,
  );
});

test("a submission without a fault has every field, an address with one @ and a message of 10 to 1000 characters", () => {
  const nearlyRight = fc.record({
    firstName: text,
    lastName: text,
    phone: fc.oneof(text, fc.stringMatching(/^[0-9 +()-]{1,30}$/u)),
    email: fc.oneof(text, fc.emailAddress()),
    message: text,
  });
  fc.assert(
    fc.property(nearlyRight, (entered) => {
      const sent = sanitise(entered);
      if (findFault(sent)) return;
      for (const field of fieldNames) expect(sent[field]).not.toBe("");
      expect(sent.email.split("@")).toHaveLength(2);
      expect(sent.message.length).toBeGreaterThanOrEqual(10);
      expect(sent.message.length).toBeLessThanOrEqual(1000);
    }),
    runs,
  );
});
