import fc from "fast-check";

import { removeScripts } from "./remove-scripts";
import { cleanKeystroke, fieldNames, sentLength } from "./rules";
import { findError, sanitize } from "./sanitize";

/** Parts that could form something forbidden once others are removed. */
const parts =
  "< > java script: javascript: vbscript: on click onerror = \0 \r\n \u202e \ufeff \ud83d \ude00 @ . a 😀 \t \u2028";
const part = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parts.split(" "), " ") }, fc.string({ maxLength: 3 }));
const hostile = fc.array(part, { maxLength: 400 }).map((all) => all.join(""));
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 3000 }), hostile);
const phone = fc.oneof(text, fc.stringMatching(/^[0-9 +()-]{1,30}$/u));
const email = fc.oneof(text, fc.emailAddress());
const submission = fc.record({ firstName: text, lastName: text, phone, email, message: text });

/** The plainest form of `removeScripts`, which reads a text again after each match. */
function removeOneByOne(text: string): string {
  const match = /(?:java|vb|live)script:|\bon\w+\s*=|(on\w+)\s*=/iu;
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(match, (_, inside?: string) => (inside === undefined ? "" : `${inside}:`));
  }
  return text;
}

test("what is sent is within the limits and holds nothing that runs; the relay, which sanitizes again, changes nothing", () => {
  fc.assert(
    fc.property(submission, (entered) => {
      const sent = sanitize(entered);
      for (const field of fieldNames) {
        expect(sent[field].length).toBeLessThanOrEqual(sentLength[field]);
        // An address may hold an equals sign (RFC 5322, 3.2.3).
        expect(sent[field]).not.toMatch(field === "email" ? /[<>:\s]/u : /[<>]|javascript:|on\w+\s*=/iu);
        // eslint-disable-next-line no-control-regex
        expect(sent[field]).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
        expect(sent[field]).toBe(sent[field].trim());
        if (field !== "message") expect(sent[field]).not.toMatch(/[\n\t\u2028\u2029]/u);
      }
      expect(sanitize(sent)).toEqual(sent);
      if (findError(sent)) return;
      for (const field of fieldNames) expect(sent[field]).not.toBe("");
      expect(sent.email.split("@")).toHaveLength(2);
      expect(sent.message.length).toBeGreaterThanOrEqual(10);
    }),
    { numRuns: 500 },
  );
});

test("schemes and handlers are removed one by one, the first match first, until there is none left", () => {
  const signs = "java vb live script : = on o n x \u017f \u212a 😀 \n - _ 7 javascript: onclick= ON ScRiPt".split(" ");
  const texts = fc.array(fc.constantFrom(...signs, " ", "on", "="), { maxLength: 40 }).map((all) => all.join(""));
  fc.assert(
    fc.property(texts, (entered) => {
      expect(removeScripts(entered)).toBe(removeOneByOne(entered));
    }),
    { numRuns: 2000 },
  );
});

test("cleaning a field again changes nothing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), text, (field, typed) => {
      const held = cleanKeystroke(field, typed);
      expect(cleanKeystroke(field, held)).toBe(held);
    }),
    { numRuns: 500 },
  );
});
