// npm run redeliver -- --since TIME [--until TIME] [--channel mail|webhook] [--dead] [--apply] [--local PORT]: sends stored submissions
// again, or lists them (docs/leads.md)
import { parseArgs } from "node:util";

import { unstable_readConfig } from "wrangler";

import type { Channel } from "../../relay/store/submission";
import { executeSql, readOrExit, relayConfig } from "../execute-sql";
import { listRedeliveries, readTime, redeliver, type Selection } from "./statements";

const text = { type: "string" } as const;
const flag = { type: "boolean", default: false } as const;

function readSelection({
  since = "",
  until,
  channel,
  dead,
}: {
  since?: string;
  until?: string;
  channel?: string;
  dead: boolean;
}): Selection {
  const { vars } = unstable_readConfig({ config: relayConfig }) as { vars: Record<string, string | undefined> };
  const [delivery = "mail"] = [channel, process.env["DELIVERY"], vars["DELIVERY"]].filter(Boolean);
  const channels = (["mail", "webhook"] as Channel[]).filter((one) => [one, "both"].includes(delivery));
  if (channels.length === 0) throw new Error(`${JSON.stringify(delivery)} is no channel: write mail or webhook.`);
  if (since === "") throw new Error("Write the time from which submissions are sent again: --since 2026-01-31");
  return { since: readTime(since, false), until: until ? readTime(until, true) : Date.now(), channels, isDead: dead };
}

const { values } = parseArgs({
  options: { since: text, until: text, channel: text, local: text, dead: flag, apply: flag },
});
const selection = readOrExit(() => readSelection(values));
const [since, until] = [selection.since, selection.until].map((time) => new Date(time).toISOString());
console.log(`Submissions received from ${since} until before ${until}, by ${selection.channels.join(" and ")}:`);
executeSql(listRedeliveries(selection), values.local);
if (values.apply) {
  executeSql(redeliver(selection, Date.now()).join("; "), values.local);
  console.log(`Those with "again: yes" wait now. The relay sends MAILS_PER_RUN of each channel a minute.`);
} else console.log(`Nothing was changed. Add --apply to send those with "again: yes".`);
