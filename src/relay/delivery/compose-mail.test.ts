import { simpleParser, type AddressObject } from "mailparser";

import { composeMail, writeMail } from "./compose-mail";
import type { Stored } from "./store";
import { stored } from "../testing/submission";

const addresses = { from: "website@acme.example", to: "sales@acme.example" };

async function read(change: Partial<Stored> = {}) {
  const raw = await composeMail(writeMail({ ...stored, ...change }, addresses));
  return { raw, mail: await simpleParser(raw) };
}

test("a mail says every field, comes from the site, and is answered to the visitor", async () => {
  const { mail } = await read();
  expect((mail.to as AddressObject).value).toEqual([{ address: addresses.to, name: "" }]);
  expect(mail.from?.value).toEqual([{ address: addresses.from, name: "" }]);
  expect(mail.replyTo?.value).toEqual([{ address: "ana@acme.example", name: "" }]);
  expect(mail.subject).toBe("Demo request: Ana Ruiz");
  expect(mail.messageId).toBe(`<${stored.id}@acme.example>`);
  expect(mail.date).toEqual(new Date(stored.receivedAt));
  expect(mail.text).toBe(
    [
      "First Name: Ana",
      "Last Name: Ruiz",
      "Phone: +34 600 000 000",
      "Work Email: ana@acme.example",
      "Received: 2026-01-15T09:30:00.000Z",
      `Request: ${stored.id}`,
      "",
      "Message:",
      "",
      "We would like to see it",
      "on our own events.",
      "",
    ].join("\n"),
  );
});

test("one that may be spam says so, and why", async () => {
  const { mail } = await read({ spam: "trap haste" });
  expect(mail.subject).toBe("[Possible spam] Demo request: Ana Ruiz");
  expect(mail.text).toContain("Marked as possible spam: A field that nobody sees was filled in. The form was sent");
});

test("the same submission gives the same mail to the byte", async () => {
  expect((await read()).raw).toBe((await read()).raw);
});

test.each([
  "$& $1 $'",
  "=?utf-8?Q?=0D=0ABcc:_x@y.z?=",
  `${"ü😀".repeat(30)}=?`,
  "{subject}",
  "ünï 世界 😀",
  "a: b, c; d <e> \"f\" (g) 'h' =?utf-8?q?x?=",
])("a name like %j stands in the subject as it is, and nowhere else in the head", async (firstName) => {
  const { raw, mail } = await read({ firstName });
  expect(mail.subject).toBe(`Demo request: ${firstName} Ruiz`);
  expect(mail.text).toContain(`First Name: ${firstName}\n`);
  expect([...mail.headers.keys()].sort()).toEqual([
    "content-transfer-encoding",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "reply-to",
    "subject",
    "to",
  ]);
  // RFC 5322, 2.1.1: a line has no more than 998 characters; those of the head are ASCII.
  for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
  expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/u);
  // eslint-disable-next-line no-control-regex
  expect(raw.split("\r\n\r\n")[0]).toMatch(/^[\u0000-\u007f]*$/u);
});

test("a name too long for a subject is shortened there, and whole in the text", async () => {
  const { raw, mail } = await read({ firstName: "😀".repeat(500) });
  expect(mail.subject).toBe(`Demo request: ${"😀".repeat(80)}…`);
  expect(mail.text).toContain(`First Name: ${"😀".repeat(500)}\n`);
  for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
});

test("an address that no header can hold stands in the text alone", async () => {
  const { mail } = await read({ email: "jürgen@acme.example" });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain("Work Email: jürgen@acme.example\n");
});

test("an answer to an international domain goes to its ASCII form", async () => {
  const { mail } = await read({ email: "jurgen@bücher.example" });
  expect(mail.replyTo?.value[0]?.address).toMatch(/^jurgen@(?:xn--bcher-kva|bücher)\.example$/u);
  expect(writeMail({ ...stored, email: "jurgen@bücher.example" }, addresses).replyTo).toBe(
    "jurgen@xn--bcher-kva.example",
  );
});

test.each(["o'brien+demo@acme.example", "a|b@acme.example", "{x}@acme.example"])(
  "an answer to %s goes there",
  async (email) => {
    expect((await read({ email })).mail.replyTo?.value).toEqual([{ address: email, name: "" }]);
  },
);

test("a message keeps its lines, dots and trailing spaces", async () => {
  const message = "one \n.\n..two\nFrom here\n\n\n  three = 3\t4";
  expect((await read({ message })).mail.text?.split("Message:\n\n")[1]).toBe(`${message}\n`);
});
