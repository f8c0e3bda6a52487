import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import { simpleParser } from "mailparser";

import { fieldNames, type FieldName, type Submission } from "../../src/contact/rules";
import { prepareSubmission } from "../../src/contact/sanitize";
import { identify } from "../../src/relay/request/identify";
import { validEntries } from "../contact/form";
import { outboxOf } from "../start-server";
import { expect, test } from "../test";

import { readMessageId, readRawMails } from "./outbox";

test.describe.configure({ timeout: 120_000 });

/** The submission that the rules accept, or undefined. */
function predict(entered: Submission): Submission | undefined {
  const { submission, error } = prepareSubmission({ ...entered, message: entered.message.replace(/\r\n/gu, "\n") });
  return error ? undefined : submission;
}

async function send(baseURL: string, field: FieldName, index: number, requestId: string) {
  const entered = { ...validEntries, [field]: naughtyStrings[index] };
  const answer = await fetch(`${baseURL}/send-email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-id": requestId,
      "cf-connecting-ip": `10.${fieldNames.indexOf(field)}.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify(entered),
  });
  return { entered, status: answer.status, answer: (await answer.json()) as { message: string; field?: string } };
}

for (const field of fieldNames) {
  test(`naughty strings as ${field} are rejected or mailed as the rules define`, async ({ baseURL: address }) => {
    const baseURL = address ?? "";
    expect(naughtyStrings).toHaveLength(461);
    const expected = new Map<string, Submission>();
    let refused = 0;
    for (let index = 0; index < naughtyStrings.length; index++) {
      const requestId = crypto.randomUUID();
      const { entered, status, answer } = await send(baseURL, field, index, requestId);
      const sent = predict(entered);
      expect([index, status]).toEqual([index, sent ? 200 : 422]);
      if (sent) {
        expected.set(await identify(sent, { requestId, isForm: false, now: 0, random: () => "" }), sent);
      } else {
        refused++;
        expect(answer.field).toBe(field);
      }
    }
    expect(expected.size + refused).toBe(naughtyStrings.length);

    const readOwn = async () => {
      const raw = await readRawMails(outboxOf(Number(new URL(baseURL).port)));
      return raw.filter((mail) => expected.has(readMessageId(mail)));
    };
    await expect.poll(async () => (await readOwn()).length, { timeout: 30_000 }).toBe(expected.size);
    for (const raw of await readOwn()) {
      const sent = expected.get(readMessageId(raw)) ?? validEntries;
      const mail = await simpleParser(raw);
      expect([...mail.headers.keys()].filter((name) => name !== "reply-to").sort()).toEqual([
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "to",
        "x-auto-response-suppress",
      ]);
      const [head = "", message] = (mail.text ?? "").split("\n\nMessage:\n\n");
      const fields = [
        `First Name: ${sent.firstName}`,
        `Last Name: ${sent.lastName}`,
        `Phone: ${sent.phone}`,
        `Work Email: ${sent.email}`,
      ];
      expect(head.startsWith(`${fields.join("\n")}\nReceived: `)).toBe(true);
      expect(message).toBe(`${sent.message}\n`);
      const name = `${sent.firstName} ${sent.lastName}`;
      if (name.length <= 80) expect(mail.subject).toBe(`Message from ${name}`);
      expect(mail.replyTo?.value[0]?.address ?? sent.email).toBe(sent.email);
    }
  });
}
