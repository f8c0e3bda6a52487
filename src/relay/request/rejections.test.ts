import { noon, openRelay, post, submission, url, type Headers } from "../testing/relay";
import { handleRequest } from "./handle-request";

const long = `{"message":"${"x".repeat(16 * 1024)}"}`;
const longForm = `message=${"x".repeat(24 * 1024)}`;
const form = { "content-type": "application/x-www-form-urlencoded" };

test.each<[string, number, unknown, Headers?]>([
  ["plain text", 415, "hello", { "content-type": "text/plain" }],
  ["a form with files", 415, "hello", { "content-type": "multipart/form-data; boundary=x" }],
  ["another character set", 415, submission, { "content-type": "application/json; charset=latin1" }],
  ["a compressed body", 415, submission, { "content-encoding": "gzip" }],
  ["a type that is a property of every object", 415, "", { "content-type": "constructor" }],
  ["more than 16 KiB", 413, long],
  ["more than 24 KiB of a form", 413, longForm, form],
  ["an empty body", 400, ""],
  ["invalid JSON", 400, "{"],
  ["JSON with comments", 400, `{"firstName":"Ana"/**/}`],
  ["a list", 400, "[]"],
  ["a text", 400, '"hello"'],
  ["null", 400, "null"],
  ["deep nesting", 400, "[".repeat(16_000)],
  ["deep nesting that ends", 400, "[".repeat(8000) + "]".repeat(8000)],
  ["a repeated field", 400, JSON.stringify(submission).replace("{", '{"email":"eva@acme.example",')],
  ["a field repeated with an escape", 400, JSON.stringify(submission).replace("{", '{"\\u0065mail":"x",')],
  ["a repeated field of a form", 400, `${new URLSearchParams(submission).toString()}&email=eva%40acme.example`, form],
  ["a page of another site", 403, submission, { origin: "https://other.example" }],
  ["a page of another site that hides its origin", 403, submission, { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a page of another site without an origin", 403, submission, { "sec-fetch-site": "cross-site" }],
  ["a page of another host of the same site", 403, submission, { origin: "null", "sec-fetch-site": "same-site" }],
  ["nothing", 422, {}],
  ["a field that is a number", 422, { ...submission, phone: 600 }],
  ["a field that is a list", 422, { ...submission, message: ["Hello there"] }],
  ["a prototype with fields", 422, '{"__proto__":{"firstName":"Ana"}}'],
])("%s is rejected with %d", async (_, status, body, headers = {}) => {
  const { relay, submissions } = openRelay();
  const { answer, text } = await post(relay, body, { accept: "application/json", ...headers });
  const type = answer.headers.get("content-type");
  expect([answer.status, type, submissions.size]).toEqual([status, "application/json", 0]);
  expect(JSON.parse(text)).toHaveProperty("message");
});

const incomplete = "Please fill in all required fields with valid information.";

test.each<[Partial<typeof submission>, string, string]>([
  [{ firstName: "\u200b\u2060\u3164\u{e0041}" }, "firstName", incomplete],
  [{ email: "ana@acme" }, "email", "Please enter a valid email address."],
  [{ firstName: "x".repeat(4001) }, "firstName", "This is too long. Please shorten it."],
  [{ message: "ab ".repeat(667) }, "message", "Message too long"],
  [{ message: "\u200b\u200c".repeat(8) }, "message", "Message contains invalid content."],
])("%j is rejected with 422, the field and the text of the catalogue", async (wrong, field, message) => {
  const { answer, text } = await post(openRelay().relay, { ...submission, ...wrong });
  expect([answer.status, JSON.parse(text)]).toEqual([422, { message, field }]);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])("the method %s is rejected", async (method) => {
  const answer = await handleRequest(new Request(url, { method }), openRelay().relay);
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("the limit counts network addresses; its answer contains the wait, and the body is not read", async () => {
  const addresses: string[] = [];
  const { relay, submissions } = openRelay({ allows: (address) => Promise.resolve(addresses.push(address) < 2) });
  await post(relay, { ...submission, email: "" }, { "cf-connecting-ip": "192.0.2.7" });
  const headers = { "content-type": "application/json", "cf-connecting-ip": "192.0.2.8" };
  const request = new Request(url, { method: "POST", headers, body: JSON.stringify(submission) });
  const answer = await handleRequest(request, relay);
  expect([answer.status, answer.headers.get("retry-after"), submissions.size]).toEqual([429, "60", 0]);
  expect(request.bodyUsed).toBe(false);
  expect(addresses).toEqual(["192.0.2.7", "192.0.2.8"]);
});

test("the limit of the day is asked after that of the minute, and ends at midnight", async () => {
  const asked: string[] = [];
  const { relay, submissions } = openRelay({
    now: () => noon + 1500,
    allowsToday: (address) => Promise.resolve(asked.push(address) === 0),
  });
  const { answer } = await post(relay, submission, { "cf-connecting-ip": "192.0.2.7" });
  expect([answer.status, answer.headers.get("retry-after"), submissions.size]).toEqual([429, "43199", 0]);
  expect(asked).toEqual(["192.0.2.7"]);
  await post({ ...relay, allows: () => Promise.resolve(false) }, submission);
  expect(asked).toHaveLength(1);
});

type Controller = ReadableStreamDefaultController<Uint8Array>;

test.each<[string, number, Uint8Array, "error" | "close" | undefined]>([
  ["ends early", 400, new Uint8Array([0x7b]), "error"],
  ["is not UTF-8", 400, new Uint8Array([0x7b, 0xff, 0x7d]), "close"],
  ["arrives too slowly", 408, new Uint8Array([0x7b]), undefined],
])("a body that %s is rejected with %d, and nothing is logged", async (_, status, bytes, end) => {
  jest.useFakeTimers();
  const { relay, lines, submissions } = openRelay();
  const start = (controller: Controller) => {
    controller.enqueue(bytes);
    if (end) controller[end]();
  };
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: new ReadableStream({ start }), duplex: "half" };
  const answering = handleRequest(new Request(url, init), relay);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([(await answering).status, submissions.size, lines]).toEqual([status, 0, []]);
  jest.useRealTimers();
});
