/** Receivers of alerts: `text` of Slack, Mattermost, Google Chat and monitors, `discord`, and `teams` for workflows. */
export const alertFormats = ["text", "discord", "teams"] as const;

export type AlertFormat = (typeof alertFormats)[number];

/** Characters of an alert and of a line, and lines. Discord accepts 2,000 characters, Teams 28 KB. */
const most = { text: 4000, discord: 2000, line: 1000, lines: 50 };

function shorten(line: string): string {
  // A character of two halves must not be cut.
  return line.length <= most.line ? line : `${line.slice(0, most.line - 1).replace(/\p{Cs}$/u, "")}…`;
}

/** Selects the first lines up to a length, and says how many others there are. */
function limitLines(lines: readonly string[], length: number): string[] {
  const shown: string[] = [];
  let left = length - "and 1000000 more".length;
  for (const line of lines.map(shorten)) {
    left -= line.length + 1;
    if (left < 0 || shown.length === most.lines) return [...shown, `and ${lines.length - shown.length} more`];
    shown.push(line);
  }
  return shown;
}

/** Joins the lines of an alert to a text of limited length. */
export function joinLines(lines: readonly string[], length = most.text): string {
  return limitLines(lines, length).join("\n");
}

/** Finds the format that a receiver documents, by its host. */
function findFormat(url: string): AlertFormat {
  const { hostname } = new URL(url);
  if (/^(?:.+\.)?discord(?:app)?\.com$/u.test(hostname)) return "discord";
  return /\.(?:logic\.azure\.com|powerplatform\.com|webhook\.office\.com)$/u.test(hostname) ? "teams" : "text";
}

/**
 * Returns the body of an alert.
 * @see https://discord.com/developers/docs/resources/webhook#execute-webhook
 * @see https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export function formatAlert(lines: readonly string[], url: string, format = findFormat(url)): object {
  if (format === "text") return { text: joinLines(lines) };
  // Texts of strangers mention nobody.
  if (format === "discord") return { content: joinLines(lines, most.discord), allowed_mentions: { parse: [] } };
  const body = limitLines(lines, most.text).map((text) => ({ type: "TextBlock", text, wrap: true }));
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.2",
    body,
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return { type: "message", attachments: [{ contentType, contentUrl: null, content }] };
}
