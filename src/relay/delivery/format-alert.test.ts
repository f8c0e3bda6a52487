import { formatAlert, joinLines } from "./format-alert";

const lines = ["Bounced: 1.", "Resolved: retries."];
const long = Array.from({ length: 200 }, (_, index) => `${index} ${"漢".repeat(60)}`);

const card = (...texts: string[]) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      contentUrl: null,
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.2",
        body: texts.map((text) => ({ type: "TextBlock", text, wrap: true })),
      },
    },
  ],
});

const text = { text: "Bounced: 1.\nResolved: retries." };
const discord = { content: text.text, allowed_mentions: { parse: [] } };

test.each([
  ["https://hooks.slack.com/services/T0/B0/x", text],
  ["https://chat.googleapis.com/v1/spaces/x/messages?key=y", text],
  ["https://chat.acme.example/hooks/x", text],
  ["https://discord.com.acme.example/", text],
  ["https://discord.com/api/webhooks/1/x", discord],
  ["https://ptb.discord.com/api/webhooks/1/x", discord],
  ["https://discordapp.com/api/webhooks/1/x", discord],
  ["https://acme.webhook.office.com/webhookb2/x", card(...lines)],
  ["https://prod-23.westeurope.logic.azure.com:443/workflows/x", card(...lines)],
  ["https://default1.2f.environment.api.powerplatform.com:443/powerautomate/automations/x", card(...lines)],
])("an alert to %s has the format of its documentation", (url, body) => {
  expect(formatAlert(lines, url)).toEqual(body);
});

test("a format that is set is used for any host", () => {
  expect(formatAlert(lines, "https://hooks.acme.example/", "discord")).toEqual(discord);
  expect(formatAlert(lines, "https://discord.com/", "text")).toEqual(text);
});

test("an alert fits the receiver: 2,000 characters for Discord, 28 KB for Teams, 4,000 characters for others", () => {
  const { content } = formatAlert(long, "https://discord.com/") as { content: string };
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content).toMatch(/\nand \d+ more$/u);
  expect(Buffer.byteLength(JSON.stringify(formatAlert(long, "", "teams")))).toBeLessThan(28_000);
  const short = Array<string>(10_000).fill("x");
  expect(Buffer.byteLength(JSON.stringify(formatAlert(short, "", "teams")))).toBeLessThan(28_000);
  expect(joinLines(long).length).toBeLessThanOrEqual(4000);
});

test("a long line is cut between characters", () => {
  const [start = ""] = joinLines([`x${"😀".repeat(2000)}`]).split("\n");
  expect([start.length <= 1000, /\p{Cs}/u.test(start)]).toEqual([true, false]);
});
