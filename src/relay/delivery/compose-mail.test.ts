import fc from "fast-check";
import PostalMime from "postal-mime";

import { addresses, stored } from "../testing/relay";
import strings from "#content/interface.json";
import { prepareSubmission } from "../../contact/sanitize";
import { composeMail, createMail } from "./compose-mail";
import type { Stored } from "../store/submission";

async function read(change: Partial<Stored> = {}) {
  const raw = await composeMail(createMail({ ...stored, ...change }, addresses));
  const mail = await PostalMime.parse(raw);
  return { raw, mail, headers: new Map(mail.headers.map(({ key, value }) => [key, value])) };
}

test("a mail contains every field, comes from the site, and a reply goes to the visitor", async () => {
  const { raw, mail, headers } = await read();
  expect(mail.to).toEqual([{ address: addresses.to, name: "" }]);
  expect(mail.from).toEqual({ address: addresses.from, name: "" });
  expect(mail.replyTo).toEqual([{ address: "ana@acme.example", name: "" }]);
  expect(mail.subject).toBe(strings.requestMail.subject.replace("{name}", "Ana Ruiz"));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(mail.messageId).toBe(`<${stored.id}@acme.example>`);
  expect(mail.date).toBe(new Date(stored.receivedAt).toISOString());
  expect([mail.html, mail.attachments]).toEqual([undefined, []]);
  expect(mail.text).toBe(`First Name: Ana
Last Name: Ruiz
Phone: +34 600 000 000
Work Email: ana@acme.example
Received: 2026-01-15T09:30:00.000Z
Request: ${stored.id}

Message:

We would like to see it
on our own events.
`);
  // The same submission produces the same mail, byte for byte.
  expect((await read()).raw).toBe(raw);
});

test("what the relay knows follows the contact data: whether it may be spam and why, the page and the language", async () => {
  const source = { language: "de-CH", page: "https://acme.example/contact" };
  const { mail } = await read({ spam: "trap haste", source });
  expect(mail.subject).toMatch(/^\[Possible spam\] .*Ana Ruiz$/u);
  const { spam, signs } = strings.requestMail;
  expect(mail.text).toContain(`Work Email: ana@acme.example
${spam}: ${signs.trap} ${signs.haste}
Page: https://acme.example/contact
Language: de-CH
Received: `);
});

const names = [
  "$& $1 $'",
  "=?utf-8?Q?=0D=0ABcc:_x@y.z?=",
  `${"ü😀".repeat(30)}=?`,
  "{subject}",
  "ünï 世界 😀",
  "a: b, c; d <e> \"f\" (g) 'h' =?utf-8?q?x?=",
];

test.each([
  ...names.map((name) => [name, `${name} Ruiz`] as const),
  ["😀".repeat(500), `${"😀".repeat(80)}…`],
] as const)(
  "the name %j is in the subject, at most 80 characters of it, and in no other header",
  async (firstName, short) => {
    const { raw, mail, headers } = await read({ firstName });
    expect(mail.subject).toBe(strings.requestMail.subject.replace("{name}", () => short));
    expect(mail.text).toContain(`First Name: ${firstName}\n`);
    const allowed =
      "auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to x-auto-response-suppress";
    expect([...headers.keys()].sort()).toEqual(allowed.split(" "));
    // RFC 5322, 2.1.1: a line has no more than 998 characters; those of the headers are ASCII.
    for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
    expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/u);
    expect(raw).toMatch(/^Subject: \S/mu);
    // eslint-disable-next-line no-control-regex
    expect(raw.split("\r\n\r\n")[0]).toMatch(/^[\u0000-\u007f]*$/u);
  },
);

test("a reply goes to the ASCII form of the address, and an address without one is in the text alone", async () => {
  for (const email of ["o'brien+demo@acme.example", "a|b@acme.example", "{x}@acme.example"])
    expect((await read({ email })).mail.replyTo).toEqual([{ address: email, name: "" }]);
  const { replyTo } = createMail({ ...stored, email: "jurgen@bücher.example" }, addresses);
  expect(replyTo).toBe("jurgen@xn--bcher-kva.example");
  const { mail } = await read({ email: "jürgen@acme.example" });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain("Work Email: jürgen@acme.example\n");
});

const longLabel = "x".repeat(63);

test.each([
  ["try..this..0511@docomo.example", '"try..this..0511"@docomo.example'],
  [".ann@acme.example", '".ann"@acme.example'],
  ["ann.@acme.example", '"ann."@acme.example'],
  [`ann@${longLabel}.example`, `ann@${longLabel}.example`],
  [`ann@${longLabel}x.example`, undefined],
  ["ann@mail-.acme.example", undefined],
  ["ann@-acme.example", undefined],
  ["ann@0x7f.1", undefined],
])("a reply to %s goes to %s", async (email, address) => {
  const { raw, mail } = await read({ email });
  expect(createMail({ ...stored, email }, addresses).replyTo).toBe(address);
  expect(/^Reply-To:\s+<?([^>\r]*)/mu.exec(raw)?.[1]).toBe(address);
  expect(mail.text).toContain(`Work Email: ${email}\n`);
});

test("whatever the rules accept is in the mail as it was sent", async () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  const entered = fc.record({ firstName: text, lastName: text, message: text, email: fc.emailAddress(), phone: text });
  await fc.assert(
    fc.asyncProperty(entered, async (fields) => {
      const { submission } = prepareSubmission({ ...fields, phone: `1${fields.phone}` });
      fc.pre(submission !== undefined);
      const { mail } = await read(submission);
      const [head = "", message] = mail.text?.split("\n\nMessage:\n\n") ?? [];
      const lines = [`First Name: ${submission.firstName}`, `Last Name: ${submission.lastName}`];
      expect(head.split("\n").slice(0, 3)).toEqual([...lines, `Phone: ${submission.phone}`]);
      expect(message).toBe(`${submission.message}\n`);
    }),
  );
});
