import { EmailMessage } from "cloudflare:email";

import type { Environment } from "../environment";
import { automatic, composeMail, type Mail } from "./compose-mail";

/** Resolves when the provider has accepted the mail. After a rejection the mail is retried later. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds. */
const timeout = 20_000;

/**
 * Sends mail through an HTTP API.
 * @see https://resend.com/docs/api-reference/emails/send-email
 */
export function sendByHttp(url: string, token: string, fetch: typeof globalThis.fetch): SendMail {
  return async ({ from, to, replyTo, subject, text, messageId }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        // The provider sends only one mail per key.
        "idempotency-key": messageId,
      },
      body: JSON.stringify({
        from,
        to: [to],
        ...(replyTo ? { reply_to: replyTo } : {}),
        subject,
        text,
        headers: { ...automatic, "Message-ID": messageId },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the mail provider responded with ${answer.status}`);
  };
}

/** Selects the provider's API if its token is set, otherwise the platform's own mail. */
export function chooseSendMail({ MAIL, MAIL_API_TOKEN }: Environment, mailApiUrl: string): SendMail {
  if (MAIL_API_TOKEN) return sendByHttp(mailApiUrl, MAIL_API_TOKEN, fetch);
  return async (mail) => {
    if (!MAIL) throw new Error("no mail service is configured: bind MAIL, or set MAIL_API_TOKEN");
    await MAIL.send(new EmailMessage(mail.from, mail.to, await composeMail(mail)));
  };
}
