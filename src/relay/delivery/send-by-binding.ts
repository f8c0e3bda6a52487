import { EmailMessage } from "cloudflare:email";

import { composeMail, type SendMail } from "./compose-mail";
import type { Environment } from "../environment";

/** The platform's own mail. */
export function sendByBinding(binding: NonNullable<Environment["MAIL"]>): SendMail {
  return async (mail) => {
    await binding.send(new EmailMessage(mail.from, mail.to, await composeMail(mail)));
  };
}
