import { handleRequest } from "./handle-request";
import { submission } from "../testing/submission";
import { openRelay, post, url, type Headers } from "../testing/relay";

describe("what is refused", () => {
  const long = `{"message":"${"x".repeat(16 * 1024)}"}`;
  test.each<[string, number, unknown, Headers?]>([
    ["plain text", 415, "hello", { "content-type": "text/plain" }],
    ["a form with files", 415, "hello", { "content-type": "multipart/form-data; boundary=x" }],
    ["another character set", 415, submission, { "content-type": "application/json; charset=latin1" }],
    ["a compressed body", 415, submission, { "content-encoding": "gzip" }],
    ["a type that is a property of every object", 415, "", { "content-type": "constructor" }],
    ["more than 16 KiB", 413, long],
    ["more than 16 KiB of a form", 413, long, { "content-type": "application/x-www-form-urlencoded" }],
    ["an empty body", 400, ""],
    ["what is no JSON", 400, "{"],
    ["JSON with comments", 400, `{"firstName":"Ana"/**/}`],
    ["a list", 400, "[]"],
    ["a word", 400, '"hello"'],
    ["null", 400, "null"],
    ["a deep nest", 400, "[".repeat(16_000)],
    ["a deep nest that ends", 400, "[".repeat(8000) + "]".repeat(8000)],
    ["a field that is given twice", 400, JSON.stringify(submission).replace("{", '{"email":"eva@acme.example",')],
    ["a field that is given twice by an escape", 400, JSON.stringify(submission).replace("{", '{"\\u0065mail":"x",')],
    ["a page of another site", 403, submission, { origin: "https://other.example" }],
    [
      "a page of another site that hides its origin",
      403,
      submission,
      { origin: "null", "sec-fetch-site": "cross-site" },
    ],
    ["a page of another site that names no origin", 403, submission, { "sec-fetch-site": "cross-site" }],
    ["a page of another host of the same site", 403, submission, { origin: "null", "sec-fetch-site": "same-site" }],
    ["nothing", 422, {}],
    ["a field that is a number", 422, { ...submission, phone: 600 }],
    ["a field that is a list", 422, { ...submission, message: ["Hello there"] }],
    ["a field of the object's own kind", 422, '{"__proto__":{"firstName":"Ana"}}'],
  ])("%s, with %d", async (_, status, body, headers = {}) => {
    const { relay, kept } = openRelay();
    const { answer, text } = await post(relay, body, { accept: "application/json", ...headers });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(JSON.parse(text)).toHaveProperty("message");
    expect(kept.size).toBe(0);
  });

  test.each<[Partial<Record<keyof typeof submission, string>>, string, string]>([
    [{ firstName: "javascript:" }, "firstName", "Please fill in all required fields with valid information."],
    [
      { firstName: "\u200b\u2060\u3164\u{e0041}" },
      "firstName",
      "Please fill in all required fields with valid information.",
    ],
    [{ phone: "call me" }, "phone", "Please fill in all required fields with valid information."],
    [{ email: "ana@acme" }, "email", "Please enter a valid email address."],
    [{ firstName: "x".repeat(4001) }, "firstName", "This is too long. Please shorten it."],
    [{ message: "Hello" }, "message", "Message too short"],
    [{ message: "ab ".repeat(667) }, "message", "Message too long"],
    [{ message: "You are the winner!" }, "message", "Message contains suspicious content"],
    [{ message: "\u200b\u200c".repeat(8) }, "message", "Message contains invalid content."],
  ])("%j, with 422, the field and the catalogue's words", async (wrong, field, message) => {
    const { answer, text } = await post(openRelay().relay, { ...submission, ...wrong });
    expect([answer.status, JSON.parse(text)]).toEqual([422, { message, field }]);
  });

  test("a form that gives a field twice", async () => {
    const body = `${new URLSearchParams(submission).toString()}&email=eva%40acme.example`;
    const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
    expect((await post(openRelay().relay, body, headers)).answer.status).toBe(400);
  });

  test("bytes that are no UTF-8", async () => {
    const body = new Uint8Array([0x7b, 0xff, 0x7d]);
    const request = new Request(url, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect((await handleRequest(request, openRelay().relay)).status).toBe(400);
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("the method %s", async (method) => {
    const answer = await handleRequest(new Request(url, { method }), openRelay().relay);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("more than the network address may send, with the wait, and unread", async () => {
    const { relay, kept } = openRelay({ allows: () => Promise.resolve(false) });
    const headers = { "content-type": "application/json" };
    const request = new Request(url, { method: "POST", headers, body: JSON.stringify(submission) });
    const answer = await handleRequest(request, relay);
    expect([answer.status, answer.headers.get("retry-after"), kept.size]).toEqual([429, "60", 0]);
    expect(request.bodyUsed).toBe(false);
  });
});

describe("a body", () => {
  function postStream(source: UnderlyingDefaultSource<Uint8Array>) {
    const { relay, lines, kept } = openRelay();
    const body = new ReadableStream(source);
    const headers = { "content-type": "application/json" };
    const request = new Request(url, { method: "POST", headers, body, duplex: "half" } as RequestInit);
    return { answering: handleRequest(request, relay), lines, kept };
  }

  test("whose client goes away before the end is answered with 400, and nothing is logged", async () => {
    const { answering, lines } = postStream({
      start: (controller) => {
        controller.error(new Error("Network connection lost."));
      },
    });
    expect((await answering).status).toBe(400);
    expect(lines).toEqual([]);
  });

  test("that arrives too slowly is answered with 408", async () => {
    jest.useFakeTimers();
    const { answering, kept } = postStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("{"));
      },
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await answering).status).toBe(408);
    expect(kept.size).toBe(0);
    jest.useRealTimers();
  });
});
