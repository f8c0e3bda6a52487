import { normalizeEmail } from "../../contact/rules";
import { deletionSuffix, webhookSuffix } from "../../relay/delivery/submission";

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the address as the relay stores it. @throws {Error} if it is not an address */
export function readAddress(text: string): string {
  const address = normalizeEmail(text).trim();
  if (!/^[^\s@]+@[^\s@]+$/u.test(address) || address.includes("\0"))
    throw new Error(`${JSON.stringify(text)} is not an email address.`);
  return address;
}

/** Returns the SQL that lists what the relay holds of an address: submissions from it, and messages that contain it. */
export function listPerson(address: string): string {
  return `SELECT id, iif(email = ${quote(address)}, 'sender', 'in the message') AS "where",
    datetime(received_at / 1000, 'unixepoch') AS received, state, first_name, last_name, phone, email, message, source, error
    FROM submissions WHERE email = ${quote(address)} OR instr(lower(message), ${quote(address)}) ORDER BY received_at`;
}

/**
 * Returns the SQL that deletes the submissions from an address, also from backups that are restored later.
 * @param reports whether the receivers of webhooks get a `submission.deleted` for each
 */
export function deletePerson(address: string, reports: boolean): string[] {
  const own = `FROM submissions WHERE email = ${quote(address)}`;
  const now = "unixepoch() * 1000";
  return [
    `INSERT OR IGNORE INTO deletions SELECT id, ${now} ${own}`,
    ...(reports
      ? [
          `INSERT OR IGNORE INTO submissions (id, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at)
           SELECT substr(id, 1, length(id) - ${webhookSuffix.length}) || '${deletionSuffix}${webhookSuffix}', ${now}, '', '', '', '', '', '', 'waiting', 0, 0
           ${own} AND id LIKE '%${webhookSuffix}'`,
        ]
      : []),
    `DELETE FROM bounces WHERE id IN (SELECT id ${own})`,
    `DELETE ${own}`,
  ].map((statement) => statement.replace(/\s+/gu, " "));
}
