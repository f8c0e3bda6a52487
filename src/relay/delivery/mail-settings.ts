import type { Mail, SendMail } from "./compose-mail";
import type { Environment } from "../environment";
import { sendByBinding } from "./send-by-binding";
import { sendByHttp } from "./send-by-http";
import { companyAddress } from "../words";

const defaultProvider = "https://api.resend.com/emails";

/** A setting that stands empty is one that was left as it came. */
function orElse(setting: string | undefined, otherwise: string): string {
  return setting === undefined || setting === "" ? otherwise : setting;
}

/** Whom the mail comes from and goes to. */
export function readAddresses({ MAIL_FROM, MAIL_TO }: Environment): Pick<Mail, "from" | "to"> {
  const host = companyAddress.split("@")[1] ?? "localhost";
  return { from: orElse(MAIL_FROM, `website@${host}`), to: orElse(MAIL_TO, companyAddress) };
}

/** The way of mail that the settings name. */
export function chooseSendMail({ MAIL, MAIL_API_URL, MAIL_API_TOKEN }: Environment): SendMail {
  if (MAIL_API_TOKEN) return sendByHttp(orElse(MAIL_API_URL, defaultProvider), MAIL_API_TOKEN, fetch);
  if (MAIL) return sendByBinding(MAIL);
  return () => Promise.reject(new Error("no way of mail is set: bind MAIL, or set MAIL_API_TOKEN"));
}
