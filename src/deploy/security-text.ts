/** A year, in days: the standard recommends that it be asked again within one. */
const validity = 365;

interface SecurityText {
  /** Where to write to. */
  email: string;
  /** The site's own address, without a slash at its end. */
  url: string;
  language: string;
  /** Day of the build, `YYYY-MM-DD`. */
  day: string;
}

/**
 * Writes whom to tell of a hole.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function composeSecurityText({ email, url, language, day }: SecurityText): string {
  const expires = new Date(`${day}T00:00:00.000Z`);
  expires.setUTCDate(expires.getUTCDate() + validity);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
