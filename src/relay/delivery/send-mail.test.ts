import { addresses, stored } from "../testing/relay";
import { createMail } from "./compose-mail";
import { sendByHttp } from "./send-mail";

jest.mock("cloudflare:email", () => ({}), { virtual: true });

const mail = createMail(stored, addresses);

function answer(status: number) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response("{}", { status })));
}

test("a mail is sent to the provider with its id, so that it is sent once", async () => {
  const fetch = answer(200);
  await sendByHttp("https://mail.acme.example/emails", "secret", fetch)(mail);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("https://mail.acme.example/emails");
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer secret");
  expect(new Headers(init?.headers).get("idempotency-key")).toBe(mail.messageId);
  expect(JSON.parse(init?.body as string)).toEqual({
    from: "website@acme.example",
    to: ["sales@acme.example"],
    reply_to: "ana@acme.example",
    subject: mail.subject,
    text: mail.text,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All", "Message-ID": mail.messageId },
  });
});

test.each([400, 429, 500])("an answer of %d is an error without anything about the visitor", async (status) => {
  const sending = sendByHttp("https://mail.acme.example/emails", "secret", answer(status))(mail);
  await expect(sending).rejects.toThrow(`the mail provider responded with ${status}`);
});
