import { findFault, sanitise } from "../../src/contact/sanitise";
import { cleanKeystroke, type Submission } from "../../src/contact/rules";
import { handleRequest } from "../../src/relay/request/handle-request";
import { openRelay, url } from "../../src/relay/testing/relay";
import { submission } from "../../src/relay/testing/submission";

/** Work of the form's rules on hostile input, whose length is doubled, and of the relay on the largest bodies: `npm run bench:rules`. */
const hostile: Record<string, (length: number) => string> = {
  "nested schemes": (length) => "java".repeat(length / 11) + "script:".repeat(length / 11),
  "runs of on": (length) => "on".repeat(length / 2),
  "handlers in a word": (length) => `xon${"javascript=".repeat(length / 11)}`,
  "nested handlers": (length) => "on".repeat(length / 4) + "x=".repeat(length / 4),
  "angle brackets": (length) => "<>".repeat(length / 2),
  "half surrogates": (length) => "\ud83d".repeat(length),
  "combining marks": (length) => "\u0301".repeat(length),
  "10 repeats": (length) => "aaaaaaaaaab".repeat(length / 11),
  "long links": (length) => "https://123456789 ".repeat(length / 18),
  spaces: (length) => `a${" ".repeat(length - 2)}=`,
  "dots of an address": (length) => `a@${"a.".repeat(length / 2)}`,
  "schemes and on": (length) =>
    `${"java".repeat(length / 24)}${"script:".repeat(length / 24)} ${"on".repeat(length / 4)}`,
};

/** Milliseconds of the fastest of many runs, which other programs have disturbed least. */
async function time(act: () => unknown): Promise<number> {
  let fastest = Infinity;
  for (const since = performance.now(); performance.now() - since < 400;) {
    const start = performance.now();
    await act();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

function applyRules(text: string): void {
  const entered: Submission = { firstName: text, lastName: text, phone: text, email: text, message: text };
  for (const field of ["email", "phone", "message"] as const) cleanKeystroke(field, text);
  findFault({ ...sanitise(entered), message: text });
}

/** A body of at most 16 KiB: every field as long as the rules read it, or a part of that where characters take more bytes. */
function fillBody(make: (length: number) => string, share = 1): string {
  const fill = (length: number) => make(length).slice(0, length * share);
  const [name, email, message] = [fill(4000), fill(1000), fill(2000)];
  const body = JSON.stringify({ firstName: name, lastName: name, phone: name, email, message });
  return Buffer.byteLength(body) > 16 * 1024 ? fillBody(make, share / 2) : body;
}

async function send(body: string): Promise<void> {
  const { relay } = openRelay();
  const headers = { "content-type": "application/json" };
  await (await handleRequest(new Request(url, { method: "POST", headers, body }), relay)).text();
}

void (async () => {
  const lengths = [2, 4, 8, 16, 32].map((kilo) => kilo * 1024);
  const rows = [];
  for (const [name, make] of Object.entries(hostile)) {
    const times = [];
    for (const length of lengths) {
      const text = make(length);
      times.push(
        await time(() => {
          applyRules(text);
        }),
      );
    }
    // Between the first and the last, so that a moment's disturbance counts little.
    const ratio = ((times.at(-1) ?? 0) / (times[0] ?? 1)) ** (1 / (lengths.length - 1));
    rows.push({
      name,
      "2 Ki, ms": times[0]?.toFixed(2),
      "32 Ki, ms": times.at(-1)?.toFixed(2),
      "per doubling": ratio.toFixed(2),
    });
  }
  console.table(rows);

  const ordinary = await time(() => send(JSON.stringify(submission)));
  const bodies = [];
  for (const [name, make] of Object.entries(hostile)) {
    const body = fillBody(make);
    const taken = await time(() => send(body));
    bodies.push({
      name,
      bytes: Buffer.byteLength(body),
      ms: taken.toFixed(3),
      "times an ordinary one": (taken / ordinary).toFixed(1),
    });
  }
  console.table([
    { name: "an ordinary one", bytes: JSON.stringify(submission).length, ms: ordinary.toFixed(3) },
    ...bodies,
  ]);
})();
