import { noon, openRelay, post, postForm, submission, url, type Headers } from "../testing/relay";
import { handleRequest } from "./handle-request";

test("a submission is stored, then its mail is started, then it is confirmed", async () => {
  const { relay, submissions, started } = openRelay();
  const { answer, text } = await post(relay, submission, { "accept-language": "de" });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000",
  });
  expect(JSON.parse(text)).toEqual({ message: "Your message has been sent securely. We'll get back to you soon." });
  const received = { ...submission, receivedAt: noon, spam: "", source: { language: "de" } };
  expect([...submissions.values()]).toEqual([expect.objectContaining(received)]);
  expect(started).toEqual([...submissions.keys()]);
});

test("a submission that cannot be stored is not confirmed, and nothing about it is logged", async () => {
  const error = new Error(`cannot store ${submission.email}`);
  const { relay, started, lines } = openRelay({ store: { add: () => Promise.reject(error) } });
  const { answer, text } = await post(relay, submission);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(JSON.parse(text)).toHaveProperty("message");
  expect(started).toEqual([]);
  expect(lines.join()).not.toMatch(/Ana|Ruiz|acme/u);
});

test("a repeated request is one submission; with other text or without an id it is another", async () => {
  const { relay, submissions, started } = openRelay();
  for (let time = 0; time < 3; time++)
    expect((await post(relay, submission, { "x-request-id": "one" })).answer.status).toBe(200);
  expect([submissions.size, started.length]).toEqual([1, 1]);
  await post(relay, { ...submission, message: "Another message." }, { "x-request-id": "one" });
  expect(submissions.size).toBe(2);
  await post(relay, submission);
  await post(relay, submission);
  expect(submissions.size).toBe(4);
});

test("a repeated form without scripts is one submission a day", async () => {
  const { relay, submissions } = openRelay();
  await postForm(relay, submission);
  await postForm(relay, submission);
  expect(submissions.size).toBe(1);
  await postForm({ ...relay, now: () => noon + 24 * 60 * 60 * 1000 }, submission);
  expect(submissions.size).toBe(2);
});

test("a message of 2000 characters is accepted, and its first 1000 are stored, however its lines end", async () => {
  const { relay, submissions } = openRelay();
  const message = `${"ab ".repeat(666)}\r\nx`;
  expect((await post(relay, { ...submission, message })).answer.status).toBe(200);
  expect([...submissions.values()][0]?.message).toBe("ab ".repeat(334).slice(0, 1000));
});

test("a message of 2000 characters that a form escapes with nine bytes each is accepted", async () => {
  const { answer } = await postForm(openRelay().relay, { ...submission, message: "会议".repeat(1000) });
  expect(answer.status).toBe(303);
});

const allowed = "https://preview.acme.example";

test.each<[string, Headers, string | null]>([
  ["an allowed origin", { origin: allowed }, allowed],
  ["the relay's own", { origin: "https://www.acme.example", "sec-fetch-site": "same-origin" }, null],
  ["a hidden one of the same site, as of a form", { origin: "null", "sec-fetch-site": "same-origin" }, null],
  ["none, as of a program", {}, null],
])("%s is accepted", async (_, headers, allows) => {
  const { answer } = await post(openRelay().relay, submission, headers);
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, allows]);
});

test("a browser learns before it sends what an allowed origin may send, and that another may not", async () => {
  const preflight = (origin: string) =>
    handleRequest(new Request(url, { method: "OPTIONS", headers: { origin } }), openRelay().relay);
  const { status, headers } = await preflight(allowed);
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-methods")).toContain("POST");
  for (const name of ["content-type", "x-request-id", "x-client-timestamp", "x-form-shown"])
    expect(headers.get("access-control-allow-headers")?.toLowerCase()).toContain(name);
  const other = await preflight("https://other.example");
  expect([other.status, other.headers.get("access-control-allow-origin")]).toEqual([403, null]);
});

test.each<[string, Record<string, string>, Headers, string]>([
  ["nothing", {}, { "x-form-shown": "3000" }, ""],
  ["no time", {}, {}, ""],
  ["an invalid time", {}, { "x-form-shown": "soon" }, ""],
  ["haste alone, as of a form filler", {}, { "x-form-shown": "2999" }, ""],
  ["the trap", { subject_line: "cheap" }, {}, "trap"],
  ["both", { subject_line: "cheap" }, { "x-form-shown": "0" }, "trap haste"],
])("a submission with a sign of a machine is stored and marked: %s", async (_, extra, headers, spam) => {
  const { relay, submissions } = openRelay();
  expect((await post(relay, { ...submission, ...extra }, headers)).answer.status).toBe(200);
  expect([...submissions.values()].map((one) => one.spam)).toEqual([spam]);
});

test("a form without scripts is redirected to a page, even if the site's own cannot be read", async () => {
  const { relay, submissions } = openRelay();
  const { answer } = await postForm(relay, submission);
  const [id = ""] = submissions.keys();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/send-email?sent=${id}`]);
  const page = await handleRequest(new Request(`${url}?sent=${id}`), relay);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("<h1>Success!</h1>");
  expect(page.headers.get("cache-control")).toBe("no-store");
});

test("that page is shown for a day to whoever sent something, and to nobody else", async () => {
  const { relay, submissions } = openRelay();
  await postForm(relay, submission);
  const [id = ""] = submissions.keys();
  const open = async (query: string, now = noon) => {
    const request = new Request(url + query, { headers: { accept: "text/html" } });
    const { status, headers } = await handleRequest(request, { ...relay, now: () => now });
    return [status, headers.get("location"), headers.get("x-robots-tag"), headers.get("cache-control")];
  };
  const hour = 60 * 60 * 1000;
  for (const later of [0, 23 * hour])
    expect(await open(`?sent=${id}`, noon + later)).toEqual([200, null, "noindex", "no-store"]);
  const [other, long] = ["0".repeat(32), `${id}0`];
  for (const query of [
    "?sent",
    "?sent=",
    "?sent=1",
    `?sent=${other}`,
    `?sent=${long}`,
    `?sent=${id.toUpperCase()}`,
    `?${id}`,
  ])
    expect([query, ...(await open(query))]).toEqual([query, 303, "/contact", "noindex", "no-store"]);
  expect(await open(`?sent=${id}`, noon + 25 * hour)).toEqual([303, "/contact", "noindex", "no-store"]);
});

test("a form without scripts is answered with what is wrong, and with JSON on request", async () => {
  const invalid = await postForm(openRelay().relay, { ...submission, email: "ana" });
  expect(invalid.answer.status).toBe(422);
  expect(invalid.text).toContain("Please enter a valid email address.");
  const { answer } = await postForm(openRelay().relay, submission, { accept: "application/json" });
  expect(answer.headers.get("content-type")).toBe("application/json");
});

test("a browser that opens the relay's address is redirected to the form", async () => {
  const headers = { accept: "text/html,*/*;q=0.8", "sec-fetch-site": "cross-site" };
  const answer = await handleRequest(new Request(url, { headers }), openRelay().relay);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact"]);
});
