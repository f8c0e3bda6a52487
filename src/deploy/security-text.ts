interface SecurityText {
  email: string;
  /** Origin of the site. */
  url: string;
  language: string;
  /** Day of the build, `YYYY-MM-DD`. */
  day: string;
}

/**
 * Writes `security.txt`. It expires after a year, the longest time that the standard recommends.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function composeSecurityText({ email, url, language, day }: SecurityText): string {
  const expires = new Date(`${day}T00:00:00.000Z`);
  expires.setUTCDate(expires.getUTCDate() + 365);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${new URL("/.well-known/security.txt", url).href}`,
    "",
  ].join("\n");
}
