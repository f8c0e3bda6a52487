import { EmailMessage } from "cloudflare:email";

import { composeMail, type Mail } from "./compose-mail";
import type { Environment } from "./environment";
import { companyAddress } from "./words";

/** Hands a mail over. Resolved, it is the provider's to deliver; rejected, it is to be tried again. */
export type SendMail = (mail: Mail) => Promise<void>;

/** In milliseconds, for the provider's answer. */
const timeout = 20_000;

const defaultProvider = "https://api.resend.com/emails";

/** The platform's own mail. */
function sendByBinding(binding: NonNullable<Environment["MAIL"]>): SendMail {
  return async (mail) => {
    await binding.send(new EmailMessage(mail.from, mail.to, await composeMail(mail)));
  };
}

/**
 * A provider that takes mail as JSON over HTTP.
 * Source: https://resend.com/docs/api-reference/emails/send-email; others accept the same.
 */
export function sendByHttp(url: string, token: string, fetch: typeof globalThis.fetch): SendMail {
  return async ({ from, to, replyTo, subject, text, messageId, date }) => {
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
        headers: { "Message-ID": messageId, Date: date.toUTCString() },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the mail provider answered ${answer.status}`);
  };
}

/** A setting that stands empty is one that was left as it came. */
function orElse(setting: string | undefined, otherwise: string): string {
  return setting === undefined || setting === "" ? otherwise : setting;
}

/** Whom the mail comes from and goes to. */
export function readAddresses({ MAIL_FROM, MAIL_TO }: Pick<Environment, "MAIL_FROM" | "MAIL_TO">) {
  const host = companyAddress.split("@")[1] ?? "localhost";
  return { from: orElse(MAIL_FROM, `website@${host}`), to: orElse(MAIL_TO, companyAddress) };
}

/** The way of mail that the settings name. */
export function chooseSendMail({ MAIL, MAIL_API_URL, MAIL_API_TOKEN }: Environment): SendMail {
  if (MAIL_API_TOKEN) return sendByHttp(orElse(MAIL_API_URL, defaultProvider), MAIL_API_TOKEN, fetch);
  if (MAIL) return sendByBinding(MAIL);
  return () => Promise.reject(new Error("no way of mail is set: bind MAIL, or set MAIL_API_TOKEN"));
}
