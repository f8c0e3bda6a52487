import type { SendMail } from "./compose-mail";

/** In milliseconds, for the provider's answer. */
const timeout = 20_000;

/**
 * A provider that takes mail as JSON over HTTP.
 * Source: https://resend.com/docs/api-reference/emails/send-email; others accept the same.
 */
export function sendByHttp(url: string, token: string, fetch: typeof globalThis.fetch): SendMail {
  return async ({ from, to, replyTo, subject, text, messageId }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        // Known to the provider, a mail that is handed over twice is sent once.
        "idempotency-key": messageId,
      },
      body: JSON.stringify({
        from,
        to: [to],
        ...(replyTo ? { reply_to: replyTo } : {}),
        subject,
        text,
        headers: { "Message-ID": messageId },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
  };
}
