import { writeMail } from "./compose-mail";
import { sendByHttp } from "./send-by-http";
import { stored } from "../testing/submission";

const mail = writeMail(stored, { from: "website@acme.example", to: "sales@acme.example" });

function answer(status: number) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response("{}", { status })));
}

test("a mail goes to the provider with its id, so that it is sent once", async () => {
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
    headers: { "Message-ID": mail.messageId },
  });
});

test.each([400, 429, 500])("an answer of %d is a failure, and says nothing of the visitor", async (status) => {
  const sending = sendByHttp("https://mail.acme.example/emails", "secret", answer(status))(mail);
  await expect(sending).rejects.toThrow(`the mail provider answered ${status}`);
});
