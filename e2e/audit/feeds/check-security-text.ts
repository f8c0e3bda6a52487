const day = 86_400_000;

/** Fields of RFC 9116, and how often each may stand there. */
const fields: Readonly<Record<string, { least: number; most: number }>> = {
  contact: { least: 1, most: Infinity },
  expires: { least: 1, most: 1 },
  canonical: { least: 1, most: Infinity },
  encryption: { least: 0, most: Infinity },
  acknowledgments: { least: 0, most: Infinity },
  policy: { least: 0, most: Infinity },
  hiring: { least: 0, most: Infinity },
  "preferred-languages": { least: 0, most: 1 },
};

function readFields(text: string): [name: string, value: string][] {
  return text
    .split(/\r?\n/u)
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name = line, value = ""] = /^([A-Za-z-]+): (.+)$/u.exec(line) ?? [];
      return [name.toLowerCase(), value];
    });
}

function checkExpiry(expires: string, now: number): string[] {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/u.test(expires))
    return [`Expires is no date of RFC 3339: ${expires}`];
  const left = (Date.parse(expires) - now) / day;
  if (left <= 0) return [`has expired: ${expires}`];
  return left <= 365 ? [] : [`holds for more than a year: ${expires}`];
}

/**
 * What is wrong with a `security.txt`. Its canonical address, which the standard leaves open, is asked for here.
 * @param self its address in public
 * @param now in milliseconds
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function checkSecurityText(text: string, self: string, now: number): string[] {
  const read = readFields(text);
  const all = (wanted: string) => read.filter(([name]) => name === wanted).map(([, value]) => value);
  const unknown = read.filter(([name]) => !Object.hasOwn(fields, name)).map(([name]) => `has no such field: ${name}`);
  const counts = Object.entries(fields)
    .filter(([name, { least, most }]) => all(name).length < least || all(name).length > most)
    .map(([name]) => `${name} stands there ${all(name).length} times`);
  const contacts = all("contact").filter((contact) => !/^(?:mailto:[^@\s]+@[^@\s]+|tel:\+|https:\/\/)/u.test(contact));
  const expiry = all("expires").flatMap((expires) => checkExpiry(expires, now));
  const canonical = all("canonical").includes(self) ? [] : [`does not name itself: ${self}`];
  return [...unknown, ...counts, ...contacts.map((contact) => `no contact: ${contact}`), ...expiry, ...canonical];
}
