import { EmailMessage } from "cloudflare:email";

import type { Environment } from "../environment";
import { LateAnswer, withinTime } from "../within-time";
import { composeMail, simplify, type Mail } from "./compose-mail";

/** Resolves when the provider has accepted the mail. After a rejection the mail is retried later. */
type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds. */
const timeout = 20_000;

/** The provider has rejected the mail, perhaps because of a part that is not needed. */
class MailRejection extends Error {}

/** Client errors that are not about the mail. */
const otherErrors = [401, 408, 409, 425, 429];

/** Sends a rejected mail once more at once, as a plain one, so that no optional part decides whether a submission arrives. */
function withPlainMail(send: SendMail, isRejection: (error: unknown) => boolean): SendMail {
  return (mail) =>
    send(mail).catch((error: unknown) => {
      if (!isRejection(error)) throw error;
      return send(simplify(mail));
    });
}

/** Sends mail through an HTTP API. @see https://resend.com/docs/api-reference/emails/send-email */
export function sendByHttp(url: string, token: string, fetch: typeof globalThis.fetch): SendMail {
  const send: SendMail = async ({ from, to, replyTo, subject, text, headers, messageId, tracking, deliveredAt }) => {
    // The provider sends only one mail per key. A plain mail is another one, as is one after a bounce or an earlier delivery.
    const key = [messageId, headers ? "" : "plain", tracking?.number, deliveredAt].filter(Boolean).join("-");
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": key,
      },
      body: JSON.stringify({
        from,
        to: [to],
        ...(replyTo ? { reply_to: replyTo } : {}),
        subject,
        text,
        ...(tracking ? { tags: [{ name: "submission", value: tracking.tag }] } : {}),
        ...(headers ? { headers: { ...headers, "Message-ID": messageId } } : {}),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (answer.ok) return;
    const { status } = answer;
    const isRejected = status >= 400 && status < 500 && !otherErrors.includes(status);
    throw new (isRejected ? MailRejection : Error)(`the mail provider responded with ${status}`);
  };
  return withPlainMail(send, (error) => error instanceof MailRejection);
}

/** Whether the platform has rejected a mail. Its other errors can be retried, or are about its limits. */
function isRejected(error: unknown): boolean {
  const { retryable, code } = Object(error) as { retryable?: unknown; code?: unknown };
  return !(error instanceof LateAnswer) && retryable !== true && !/LIMIT|INTERNAL/u.test(String(code));
}

/** Selects the provider's API if its token is set, otherwise the platform's own mail. */
export function chooseSendMail({ MAIL, MAIL_API_TOKEN }: Environment, mailApiUrl: string): SendMail {
  if (MAIL_API_TOKEN) return sendByHttp(mailApiUrl, MAIL_API_TOKEN, fetch);
  if (!MAIL) return () => Promise.reject(new Error("no mail service is configured: bind MAIL, or set MAIL_API_TOKEN"));
  return withPlainMail(async (mail) => {
    const message = new EmailMessage(mail.from, mail.to, await composeMail(mail));
    await withinTime("the mail service", timeout, MAIL.send(message));
  }, isRejected);
}
