import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

import { makeSecret } from "../relay/testing/sign";
import { openWorker, type Sent } from "../relay/testing/worker";

const servers: Server[] = [];
const secret = makeSecret(7);

/** Serves answers, and returns the origin. */
async function serve(answer: (request: Request) => Promise<Response> | Response): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const respond = async () => {
      const body = ["GET", "HEAD"].includes(incoming.method ?? "") ? {} : { body: await text(incoming) };
      const url = `http://${incoming.headers.host}${incoming.url}`;
      const headers = Object.entries(incoming.headers) as [string, string][];
      const response = await answer(new Request(url, { method: incoming.method ?? "", headers, ...body }));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    };
    respond().catch(() => outgoing.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const page = (action: string) =>
  new Response(`<form data-contact="" method="post" action="${action}">`, { headers: { "content-type": "text/html" } });

/** A site, and a relay on another host whose mail to its own sender arrives. @param settings of the relay */
async function open(settings: object = {}, { site: answerSite }: { site?: (request: Request) => Response } = {}) {
  const webhooks: string[] = [];
  const opened = await openWorker({
    MAIL_FROM: "website@acme.example",
    MAIL_TO: "sales@acme.example",
    CANARY_SECRET: secret,
    MAIL: {
      async send(mail: Sent) {
        opened.sent.push(mail);
        if (mail.from === mail.to) await opened.receive(mail.raw);
      },
    },
    WEBHOOK: {
      fetch: (_: string, { body }: RequestInit) => {
        webhooks.push(body as string);
        return Promise.resolve(new Response());
      },
    },
    WEBHOOK_URL: "https://hooks.acme.example/lead",
    WEBHOOK_SECRET: secret,
    ...settings,
  });
  const relay = await serve(opened.answer);
  const site = await serve((request) => answerSite?.(request) ?? page(`${relay}/send-email`));
  if (!("ALLOWED_ORIGINS" in settings)) opened.environment.ALLOWED_ORIGINS = site;
  return { ...opened, relay, site, webhooks };
}

async function run(site: string, key = secret): Promise<string> {
  const command = ["src/scripts/canary.mjs", site, "--wait", "0"];
  const env = { ...process.env, CANARY_SECRET: key, CONTENT_FOLDER: "starter", GITHUB_ACTIONS: "" };
  const child = spawn(process.execPath, command, { env, stdio: ["ignore", "pipe", "pipe"] });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  return `${String(code)} ${output}${errors}`.trim();
}

test("a canary goes to the end, is never sent to sales, counts nowhere, and is deleted", async () => {
  const { database, store, relay, site, sent, webhooks, run: runSchedule } = await open({ DELIVERY: "both" });
  expect(await run(site)).toBe("0 The canary passed. Accepted: mail and webhook.");
  expect(sent.map(({ to }) => to)).toEqual(["website@acme.example"]);
  expect(webhooks.map((body) => Object.keys((JSON.parse(body) as { data: object }).data))).toEqual([["id"]]);
  expect(webhooks[0]).toMatch(/^\{"type":"canary",.*"id":"canary-[\da-f]{32}"/u);
  expect((await database.prepare("SELECT * FROM deliveries").all()).results).toEqual([]);
  expect(await store.readFigures(Date.now() - 60_000)).toMatchObject({
    received: 0,
    accepted: 0,
    waiting: 0,
    dead: 0,
    last: null,
  });
  // Answers about the health are kept for a minute.
  const later = Date.now() + 2 * 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect((await fetch(`${relay}/health`)).status).toBe(200);
  expect(await runSchedule(later)).toBe("");
});

test("a challenge at the edge is seen, before the page and before the relay", async () => {
  const challenge = () => new Response("<title>Just a moment...</title>", { status: 403 });
  const { site } = await open({}, { site: challenge });
  expect(await run(site)).toBe("1 The form answered 403: a challenge stands before it.");
  const relay = await serve((request) =>
    request.method === "POST" ? challenge() : Response.json({ reasons: [], canary: null }),
  );
  const other = await open({}, { site: () => page(`${relay}/send-email`) });
  expect(await run(other.site)).toBe("1 The form answered 403: a challenge stands before it.");
});

test.each<[path: string, status: number, body: string, headers: Record<string, string>, sentence: RegExp]>([
  ["/contact", 403, "Forbidden", {}, /^1 The page of the form answered 403: \S+\/contact\.$/u],
  ["/contact", 401, "Log in", {}, /^1 The page of the form answered 401: \S+\/contact\.$/u],
  ["/health", 403, "Forbidden", {}, /^1 \S+\/health answered 403, and not the relay: /u],
  ["/health", 403, "", { "cf-mitigated": "challenge" }, /^1 The relay answered 403: a challenge /u],
  ["/send-email", 403, "Forbidden", {}, /^1 \S+\/send-email answered 403, and not the relay: /u],
  ["/send-email", 502, "Bad gateway", {}, /^1 \S+\/send-email answered 502, and not the relay: /u],
  [
    "/send-email",
    403,
    '{"message":"Forbidden"}',
    { "content-type": "application/json" },
    /^1 The form at \S+ answered 403: Forbidden\.$/u,
  ],
])("what refuses a request of %s with %d is called a challenge only if it is one: %j", async (...row) => {
  const [path, status, body, headers, sentence] = row;
  const { environment, answer } = await open();
  const both = await serve((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === path) return new Response(body, { status, headers });
    return pathname === "/contact" ? page("/send-email") : answer(request);
  });
  environment.ALLOWED_ORIGINS = both;
  expect(await run(both)).toMatch(sentence);
});

test("a mistyped origin is seen, and is counted like any other", async () => {
  const { database, site } = await open({ ALLOWED_ORIGINS: "https://www.acme.exmaple" });
  expect(await run(site)).toBe(`1 The form answered 403: ALLOWED_ORIGINS of the relay does not list ${site}.`);
  const sql = "SELECT name, count FROM counts WHERE kind = 'rejection'";
  expect((await database.prepare(sql).all()).results).toEqual([{ name: site, count: 1 }]);
});

test("a full database is seen", async () => {
  const { environment, site } = await open();
  const { prepare } = environment.SUBMISSIONS;
  environment.SUBMISSIONS.prepare = (sql: string) => {
    if (sql.startsWith("INSERT INTO deliveries")) throw new Error("D1_ERROR: Exceeded maximum DB size");
    return prepare(sql);
  };
  expect(await run(site)).toBe(
    "1 The form answered 503: the relay cannot store submissions. Its database is full or cannot be reached.",
  );
});

test.each<[number, string]>([
  [401, "The mail provider refused the token (401): renew MAIL_API_TOKEN."],
  [422, "The mail provider refused the mail or its recipient (422): check CANARY_TO, MAIL_TO and MAIL_FROM."],
  [500, "The mail was not accepted: Error: the mail provider responded with 500"],
])("a mail provider that answers %d is seen, and its canary is not sent again", async (status, sentence) => {
  const provider = await serve(() => new Response(null, { status }));
  const { database, site } = await open({ MAIL_API_TOKEN: "re_1", MAIL_API_URL: provider });
  expect(await run(site)).toBe(`1 ${sentence}`);
  expect((await database.prepare("SELECT * FROM deliveries").all()).results).toEqual([]);
});

test("a recipient that the platform refuses, and a mail that never arrives, are seen", async () => {
  const refuse = () => Promise.reject(new Error("destination address is not a verified address"));
  const { site } = await open({ MAIL: { send: refuse } });
  expect(await run(site)).toMatch(/^1 The recipient of the mail was refused: check CANARY_TO and MAIL_TO/u);
  const silent = await open({ MAIL: { send: () => Promise.resolve() } });
  expect(await run(silent.site)).toMatch(/^1 The mail was accepted but did not arrive within 0 seconds/u);
});

test("a dead webhook is seen, although the mail arrives", async () => {
  const fetch = () => Promise.resolve(new Response(null, { status: 410 }));
  const { site } = await open({ DELIVERY: "both", WEBHOOK: { fetch } });
  expect(await run(site)).toMatch(/^1 The webhook failed: .*responded with 410/u);
});

test("a site without the setting of its relay is seen, and one with another form", async () => {
  const site = await serve(({ method }) =>
    method === "GET" ? page("/send-email") : new Response(null, { status: 405 }),
  );
  expect(await run(site)).toBe(
    `1 The form is sent to ${site}/send-email, where no relay answers: build the site with GATSBY_RELAY_URL.`,
  );
  const empty = await serve(() => new Response("<h1>Contact</h1>"));
  expect(await run(empty)).toBe(`1 The page ${empty}/contact has no contact form.`);
});

test("a relay without canaries gets none, and one with another secret stores none", async () => {
  const off = await open({ CANARY_SECRET: "" });
  expect(await run(off.site)).toBe("1 The relay has no CANARY_SECRET, or an invalid one.");
  const { database, site } = await open();
  expect(await run(site, makeSecret(8))).toBe("1 The form answered 403: CANARY_SECRET is not that of the relay.");
  expect((await database.prepare("SELECT * FROM deliveries").all()).results).toEqual([]);
});

test("a lead that nobody has is seen by the next canary", async () => {
  const { database, site } = await open();
  const values = "'lead', 'mail', 'submission', 1, 'Ana', 'Ruiz', '1', 'ana@acme.example', 'Hello', '', 'dead', 16, 0";
  await database.exec(
    `INSERT INTO deliveries (id, channel, kind, received_at, first_name, last_name, phone, email, message, spam, state, attempts, next_attempt_at) VALUES (${values})`,
  );
  expect(await run(site)).toMatch(/^1 The canary passed, but the relay needs attention: a submission is undelivered/u);
});
