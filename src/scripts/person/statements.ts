import { unwrapEmail } from "../../contact/rules";

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the address as the relay stores it. @throws {Error} if it is not an address */
export function readAddress(text: string): string {
  const address = unwrapEmail(text);
  if (!/^[^\s@]+@[^\s@]+$/u.test(address) || address.includes("\0"))
    throw new Error(`${JSON.stringify(text)} is not an email address.`);
  return address;
}

/** Returns the capital of a letter, as one character outside ASCII; the letter itself if it has none. */
function toCapital(letter: string): string {
  const capital = letter === "ß" ? "ẞ" : letter.toUpperCase();
  return /^\P{ASCII}$/u.test(capital) ? capital : letter;
}

/**
 * Returns the SQL of an address and of a column that can be compared with it, whatever their case. SQLite's `lower` converts only ASCII
 * and does not compose accents, so that each other letter of the address is replaced by its capital.
 */
function fold(address: string, column: "email" | "message"): { own: string; text: string } {
  let text = `lower(${column})`;
  for (const letter of new Set(address.match(/\P{ASCII}/gu))) {
    const capital = toCapital(letter);
    const decomposed = [letter, capital].map((one) =>
      one.normalize("NFD").replace(/[A-Z]/gu, (sign) => sign.toLowerCase()),
    );
    for (const form of new Set([letter, ...decomposed]))
      if (form !== capital) text = `replace(${text}, ${quote(form)}, ${quote(capital)})`;
  }
  return { own: quote(address.replace(/\P{ASCII}/gu, toCapital)), text };
}

function isFrom(address: string): string {
  const { own, text } = fold(address, "email");
  return `${text} = ${own}`;
}

/** Returns the SQL that lists what the relay holds of an address: submissions from it, and messages that contain it. */
export function listPerson(address: string): string {
  const { own, text } = fold(address, "message");
  return `SELECT id, channel, iif(${isFrom(address)}, 'sender', 'in the message') AS "where",
    datetime(received_at / 1000, 'unixepoch') AS received, state, first_name, last_name, phone, email, message, source, error
    FROM deliveries WHERE ${isFrom(address)} OR instr(${text}, ${own}) ORDER BY received_at`;
}

/**
 * Returns the SQL that deletes the submissions from an address, also from backups that are restored later.
 * @param reports whether the receivers of webhooks get a `submission.deleted` for each
 */
export function deletePerson(address: string, reports: boolean): string[] {
  const own = `FROM deliveries WHERE ${isFrom(address)}`;
  const now = "unixepoch() * 1000";
  return [
    `INSERT OR IGNORE INTO deletions SELECT id, ${now} ${own}`,
    ...(reports
      ? [
          `INSERT OR IGNORE INTO deliveries
             (id, channel, kind, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at)
           SELECT id, channel, 'deletion', ${now}, '', '', '', '', '', '', 'waiting', 0, 0
           ${own} AND channel = 'webhook'`,
        ]
      : []),
    `DELETE FROM bounces WHERE id IN (SELECT id ${own})`,
    `DELETE ${own}`,
  ].map((statement) => statement.replace(/\s+/gu, " "));
}
