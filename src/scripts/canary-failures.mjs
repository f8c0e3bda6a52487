// Says in words why a canary failed (canary.mjs)

/** A reason for which the canary did not arrive. */
export class Failure extends Error {}

/** @param {unknown} condition @param {string} text @returns {asserts condition} */
export function require(condition, text) {
  if (!condition) throw new Failure(text);
}

/** Whether an answer asks whether the client is a person. Cloudflare's challenges have a header of their own. @param {Response} response @param {string} body */
export function isChallenge({ status, headers }, body) {
  if (headers.has("cf-mitigated")) return true;
  const isPage = !headers.get("content-type")?.includes("json");
  return isPage && [403, 429, 503].includes(status) && /just a moment|challenge|captcha/iu.test(body);
}

/** Describes the outcome of a mail in words. @param {string} error */
function describeMail(error) {
  const status = /responded with (\d+)/u.exec(error)?.[1] ?? "";
  if (status === "401") return `The mail provider refused the token (401): renew MAIL_API_TOKEN.`;
  if (status === "403")
    return "The mail provider refused the token, the sender or the recipient (403): check MAIL_API_TOKEN, MAIL_FROM and CANARY_TO.";
  if (/^4/u.test(status) && !["408", "409", "425", "429"].includes(status))
    return `The mail provider refused the mail or its recipient (${status}): check CANARY_TO, MAIL_TO and MAIL_FROM.`;
  if (/not allowed|not verified|not a verified|destination/iu.test(error))
    return `The recipient of the mail was refused: check CANARY_TO and MAIL_TO (${error}).`;
  return `The mail was not accepted: ${error}`;
}

/** Lists the deliveries that failed, in words. @param {Record<string, string>} outcomes by channel */
export function describeOutcomes({ mail, webhook }) {
  return [
    mail && mail !== "accepted" ? describeMail(mail) : "",
    webhook && webhook !== "accepted" ? `The webhook failed: ${webhook}` : "",
  ].filter(Boolean);
}

/** Describes a JSON answer of the form that is no success. @param {number} status @param {string} message @param {URL} form @param {string} origin */
export function describeAnswer(status, message, form, origin) {
  if (status === 403 && /origin/iu.test(message))
    return `The form answered 403: ALLOWED_ORIGINS of the relay does not list ${origin}.`;
  if (status === 403 && /signature/iu.test(message))
    return "The form answered 403: CANARY_SECRET is not that of the relay.";
  if (status === 503)
    return "The form answered 503: the relay cannot store submissions. Its database is full or cannot be reached.";
  if (status === 429) return "The form answered 429: this address has reached a limit.";
  return `The form at ${form} answered ${status}${message ? `: ${message}` : ""}.`;
}
