import { readFileSync } from "node:fs";

import fc from "fast-check";

import { removeScripts } from "./remove-scripts";
import { blank, cleanKeystroke, fieldNames, sentLength } from "./rules";
import { findError, sanitize } from "./sanitize";

/** Parts that could form something forbidden once others are removed. */
const parts =
  "< > java script: javascript: vbscript: ja vaScript: on click = click= onclick= onerror onload= / \" ' x \0 \r\n \u200b \u202e \ufeff \ud83d \ude00 @ . a 😀 \t \u2028";
const part = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parts.split(" "), " ") }, fc.string({ maxLength: 3 }));
const hostile = fc.array(part, { maxLength: 400 }).map((all) => all.join(""));
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 3000 }), hostile);
const phone = fc.oneof(text, fc.stringMatching(/^[0-9 +()-]{1,30}$/u));
const email = fc.oneof(text, fc.emailAddress());
const submission = fc.record({ firstName: text, lastName: text, phone, email, message: text });

/** Event handlers in the types of the browser's interfaces, read independently of `removeScripts`. */
const interfaces = readFileSync(require.resolve("typescript/lib/lib.dom.d.ts"), "utf8");
const elements = /^interface (?:GlobalEventHandlers|WindowEventHandlers|Window)\b[^]*?^\}/gmu;
const handlers = [...interfaces.matchAll(elements)].flatMap(([text]) =>
  [...text.matchAll(/^ {4}(on[a-z]+):/gmu)].map(([, name = ""]) => name),
);
/** Browsers ignore tabs and line feeds in the scheme of a URL. */
const schemes = ["javascript:", "vbscript:", "livescript:"].map((name) => Array.from(name).join("[\\t\\n\\u200b]*"));
const acting = new RegExp(`(?:^|[\\s"'/])(?:${handlers.join("|")})\\s*=|(?<!\\w)(?:${schemes.join("|")})(?=\\S)`, "iu");

test("what is sent is within the limits and holds nothing that runs; the relay, which sanitizes again, changes nothing", () => {
  fc.assert(
    fc.property(submission, (entered) => {
      const sent = sanitize(entered);
      for (const field of fieldNames) {
        expect(sent[field].length).toBeLessThanOrEqual(sentLength[field]);
        // An address may hold an equals sign (RFC 5322, 3.2.3).
        expect(sent[field]).not.toMatch(field === "email" ? /[<>:\s]/u : /[<>]/u);
        if (field !== "email") expect(sent[field]).not.toMatch(acting);
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

/** Parts of names of scripts, which may stand within another name, and what browsers ignore in a scheme. */
const pieces = [
  "ja",
  "va",
  "vaScript:",
  "java",
  "script",
  "script:",
  "javascript:",
  "vb",
  "on",
  "click=",
  "onclick",
  "load",
  "=",
];
const nested = fc
  .array(fc.constantFrom(...pieces, " ", "\n", "\u200b", "x"), { maxLength: 30 })
  .map((all) => all.join(""));

test("what is sent holds no name of a script within another one, and sanitizing it again changes nothing", () => {
  const names = /(?:java|vb)script:|on(?:click|load) *=/giu;
  fc.assert(
    fc.property(nested, (message) => {
      const sent = sanitize({ ...blank, message });
      expect(sent.message).not.toMatch(acting);
      const once = sent.message.replace(/[\n\u200b]/gu, "").replace(names, "");
      expect(once).not.toMatch(names);
      expect(sanitize(sent)).toEqual(sent);
    }),
    { numRuns: 2000 },
  );
});

test("every event handler of the browser is removed where an attribute can begin, and stays inside a word", () => {
  expect(handlers.length).toBeGreaterThan(100);
  for (const handler of handlers) {
    expect(removeScripts(`a ${handler}=1`)).toBe("a 1");
    expect(removeScripts(`c${handler} = 1`)).toBe(`c${handler} = 1`);
  }
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
