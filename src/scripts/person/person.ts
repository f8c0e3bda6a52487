// npm run person -- list|delete ADDRESS [--local PORT]: lists or deletes what the relay holds of an address (docs/lead-safety.md)
import { parseArgs } from "node:util";

import { unstable_readConfig } from "wrangler";

import { executeSql, readOrExit, relayConfig } from "../execute-sql";
import { deletePerson, listPerson, readAddress } from "./statements";

const { values, positionals } = parseArgs({ options: { local: { type: "string" } }, allowPositionals: true });
const [command = "", text = ""] = positionals;
if (!["list", "delete"].includes(command)) {
  console.error("Write npm run person -- list ADDRESS, or npm run person -- delete ADDRESS");
  process.exit(1);
}
const address = readOrExit(() => readAddress(text));
const { vars } = unstable_readConfig({ config: relayConfig }) as { vars: Record<string, string | undefined> };
const read = (name: string) => process.env[name] ?? vars[name] ?? "";
executeSql(listPerson(address), values.local);
if (command === "delete") {
  const reports = read("DELETION_WEBHOOKS") === "on";
  executeSql(deletePerson(address, reports).join("; "), values.local);
  executeSql(listPerson(address), values.local);
  if (reports) console.log("The relay reports each deletion to the receiver of webhooks within a minute.");
}
const recipients = [read("MAIL_TO") || "the company's address", read("MAIL_TO_SECOND")].filter(Boolean).join(" and ");
console.log(`
Copies are also, where the relay delivered:
- in the mailbox of ${recipients}, and where it forwards mail to, with the replies of your team to ${address};
- in the log of the mail provider, if you use one, and of the sender's Email Routing;
- at the receiver of webhooks (WEBHOOK_URL) and in the systems that it fills, under the same ids;
- in backups of the database, from which a restoration leaves it out, and in Cloudflare's time travel for 30 days.
A message of somebody else that contains the address is listed, but not deleted.`);
