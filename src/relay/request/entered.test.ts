import { noon, openRelay, postForm, submission, url } from "../testing/relay";
import type { Relay } from "./handle-request";
import { handleRequest } from "./handle-request";
import { answerPage } from "./answer-page";

jest.mock("./answer-page", () => ({ answerPage: jest.fn() }));

const answered = jest.mocked(answerPage);

beforeEach(() => {
  answered.mockReset().mockImplementation(({ status }) => Promise.resolve(new Response(null, { status })));
});

const message = 'Two "lines",\n会议 & </textarea>';
const entered = { ...submission, message };
const fields = Object.entries({ ...entered, message: message.replaceAll("\n", "\r\n") });
const text = new URLSearchParams(fields).toString();

test.each<[number, string, string, Partial<Relay>]>([
  [429, "limit. Please try again after 12:02 UTC.", text, { allows: () => Promise.resolve(false) }],
  [429, "limit. Please try again after 00:00 UTC.", text, { allowsToday: () => Promise.resolve(false) }],
  [503, "Your message could not be saved just now.", text, { store: { add: () => Promise.reject(new Error("full")) } }],
  [413, "Message too long", `${text}&more=${"x".repeat(24 * 1024)}`, {}],
  [400, "Failed to send message.", `${text}&message=again`, {}],
])("a form without scripts that is answered with %d is shown again with its entries and the reason", async (...row) => {
  const [status, reason, body, change] = row;
  const { relay } = openRelay({ now: () => noon, ...change });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await handleRequest(new Request(url, { method: "POST", headers, body }), relay);
  expect(answer.status).toBe(status);
  const shown = answered.mock.calls[0]?.[0];
  expect(shown?.shown.text).toContain(reason);
  expect(shown?.entered).toEqual(status === 400 ? { ...entered, message: "again" } : entered);
});

test("a form that arrives too slowly is shown again with what has arrived, without a character that is cut off", async () => {
  jest.useFakeTimers();
  const bytes = new TextEncoder().encode(text.slice(0, text.indexOf("%E4%BC") + "%E4%B".length));
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes),
  });
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const answering = handleRequest(new Request(url, init), openRelay().relay);
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await answering).status).toBe(408);
  const shown = answered.mock.calls[0]?.[0];
  expect(shown?.shown.text).toBe("Your message did not arrive in full within 10 seconds. Please send it again.");
  expect(shown?.entered).toEqual({ ...submission, message: 'Two "lines",\n' });
  jest.useRealTimers();
});

test("no more of a form than its limit is shown again", async () => {
  await postForm(openRelay().relay, { ...submission, message: "x".repeat(100 * 1024) });
  expect(answered.mock.calls[0]?.[0].entered?.message.length).toBeLessThan(24 * 1024);
});

test("a form far over the limit is not read, and is answered with the reason alone", async () => {
  answered.mockImplementation(jest.requireActual<{ answerPage: typeof answerPage }>("./answer-page").answerPage);
  const page = jest.fn(() => Promise.resolve(new Response("the whole page")));
  const asked: string[] = [];
  const { relay } = openRelay({
    allows: () => Promise.resolve(false),
    allowsForm: (address) => Promise.resolve(asked.push(address) === 0),
    fetchPage: page,
  });
  const headers = { "content-type": "application/x-www-form-urlencoded", "cf-connecting-ip": "192.0.2.7" };
  const request = new Request(url, { method: "POST", headers, body: text });
  const answer = await handleRequest(request, relay);
  const shown = await answer.text();
  expect([answer.status, answer.headers.get("retry-after"), request.bodyUsed]).toEqual([429, "60", false]);
  expect(shown).toContain("Please try again after 12:02 UTC.");
  expect(shown.length).toBeLessThan(1000);
  expect([asked, page.mock.calls]).toEqual([["192.0.2.7"], []]);
});
