import { handleRequest } from "./handle-request";
import { submission } from "../testing/submission";
import { noon, openRelay, post, postForm, url, type Headers } from "../testing/relay";

test("a submission is stored, then its mail is started, then it is told to be received", async () => {
  const { relay, kept, started } = openRelay();
  const { answer, text } = await post(relay, submission);
  expect(answer.status).toBe(200);
  expect(JSON.parse(text)).toEqual({ message: "Your message has been sent securely. We'll get back to you soon." });
  expect([...kept.values()]).toEqual([expect.objectContaining({ ...submission, receivedAt: noon, spam: "" })]);
  expect(started).toEqual([...kept.keys()]);
});

test("a submission that cannot be stored is not told to be received, and nothing of it is logged", async () => {
  const error = new Error(`cannot store ${submission.email}`);
  const { relay, started, lines } = openRelay({ store: { add: () => Promise.reject(error) } });
  const { answer, text } = await post(relay, submission);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(JSON.parse(text)).toHaveProperty("message");
  expect(started).toEqual([]);
  expect(lines.join()).not.toMatch(/Ana|Ruiz|acme/u);
});

describe("one request and another", () => {
  test("with one id and the same words are one submission", async () => {
    const { relay, kept, started } = openRelay();
    for (let time = 0; time < 3; time++)
      expect((await post(relay, submission, { "x-request-id": "one" })).answer.status).toBe(200);
    expect([kept.size, started.length]).toEqual([1, 1]);
  });

  test("with one id and other words are two", async () => {
    const { relay, kept } = openRelay();
    await post(relay, submission, { "x-request-id": "one" });
    await post(relay, { ...submission, message: "Another message." }, { "x-request-id": "one" });
    expect(kept.size).toBe(2);
  });

  test("without ids are two", async () => {
    const { relay, kept } = openRelay();
    await post(relay, submission);
    await post(relay, submission);
    expect(kept.size).toBe(2);
  });

  test("from a form without scripts are one for a day", async () => {
    const { relay, kept } = openRelay();
    await postForm(relay, submission);
    await postForm(relay, submission);
    expect(kept.size).toBe(1);
    await postForm({ ...relay, now: () => noon + 24 * 60 * 60 * 1000 }, submission);
    expect(kept.size).toBe(2);
  });
});

test("the limit counts the sender's network address, whatever was sent from it", async () => {
  const asked: string[] = [];
  const allows = (address: string) => Promise.resolve(asked.push(address) > 0);
  const { relay } = openRelay({ allows });
  await post(relay, submission, { "cf-connecting-ip": "192.0.2.7" });
  await post(relay, { ...submission, email: "" }, { "cf-connecting-ip": "192.0.2.8" });
  expect(asked).toEqual(["192.0.2.7", "192.0.2.8"]);
});

test("a message of exactly 2000 characters is taken, and the first 1000 are kept, however its lines end", async () => {
  const { relay, kept } = openRelay();
  const message = `${"ab ".repeat(666)}\r\nx`;
  expect((await post(relay, { ...submission, message })).answer.status).toBe(200);
  expect([...kept.values()][0]?.message).toBe("ab ".repeat(334).slice(0, 1000));
});

describe("origins", () => {
  test("an allowed one may read the answer", async () => {
    const origin = "https://preview.acme.example";
    const { answer } = await post(openRelay().relay, submission, { origin });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
  });

  test.each<[string, Headers]>([
    ["the relay's own", { origin: "https://www.acme.example", "sec-fetch-site": "same-origin" }],
    [
      "a hidden one of the same site, as of a form without scripts,",
      { origin: "null", "sec-fetch-site": "same-origin" },
    ],
    ["none, as of a program,", {}],
  ])("%s needs no leave", async (_, headers) => {
    const { answer } = await post(openRelay().relay, submission, headers);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, null]);
  });

  test("an allowed one is told what it may send", async () => {
    const request = new Request(url, { method: "OPTIONS", headers: { origin: "https://preview.acme.example" } });
    const answer = await handleRequest(request, openRelay().relay);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
    for (const name of ["content-type", "x-request-id", "x-client-timestamp", "x-form-shown"])
      expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).toContain(name);
  });

  test("another is refused before it sends anything", async () => {
    const request = new Request(url, { method: "OPTIONS", headers: { origin: "https://other.example" } });
    const answer = await handleRequest(request, openRelay().relay);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });
});

describe("signs of a machine", () => {
  test.each<[string, Record<string, string>, Headers, string]>([
    ["none", {}, { "x-form-shown": "3000" }, ""],
    ["no word about the time", {}, {}, ""],
    ["a time that is none", {}, { "x-form-shown": "soon" }, ""],
    ["haste", {}, { "x-form-shown": "2999" }, "haste"],
    ["the trap", { subject_line: "cheap" }, {}, "trap"],
    ["both", { subject_line: "cheap" }, { "x-form-shown": "0" }, "trap haste"],
  ])("%s: the submission is kept, and marked", async (_, extra, headers, spam) => {
    const { relay, kept } = openRelay();
    expect((await post(relay, { ...submission, ...extra }, headers)).answer.status).toBe(200);
    expect([...kept.values()].map((one) => one.spam)).toEqual([spam]);
  });
});

describe("a form without scripts", () => {
  test("is redirected to a page, even where the site's own cannot be had, and a reload of that sends nothing", async () => {
    const { relay, kept } = openRelay();
    const { answer } = await postForm(relay, submission);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/send-email?sent"]);
    const page = await handleRequest(new Request(new URL(answer.headers.get("location") ?? "", url)), relay);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(await page.text()).toContain("<h1>Success!</h1>");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(kept.size).toBe(1);
  });

  test("is shown to a browser that opens the relay's address", async () => {
    const headers = { accept: "text/html,*/*;q=0.8", "sec-fetch-site": "cross-site" };
    const answer = await handleRequest(new Request(url, { headers }), openRelay().relay);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact"]);
    expect((await handleRequest(new Request(url), openRelay().relay)).status).toBe(405);
  });

  test("over the limit says when to try again", async () => {
    const { answer, text } = await postForm(openRelay({ allows: () => Promise.resolve(false) }).relay, submission);
    expect(answer.status).toBe(429);
    expect(text).toContain("Please try again after 12:02 UTC.");
  });

  test("is answered by JSON when that is asked for", async () => {
    const { answer } = await postForm(openRelay().relay, submission, { accept: "application/json" });
    expect(answer.headers.get("content-type")).toBe("application/json");
  });

  test("is told what is wrong", async () => {
    const { answer, text } = await postForm(openRelay().relay, { ...submission, email: "ana" });
    expect(answer.status).toBe(422);
    expect(text).toContain("Please enter a valid email address.");
  });
});
