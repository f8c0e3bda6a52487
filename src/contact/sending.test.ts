import { chooseId, measureShown, send, SendError } from "./sending";

const submission = { firstName: "Ana", lastName: "Ruiz", phone: "1", email: "ana@acme.example", message: "Hello" };
const request = {
  submission,
  id: "one",
  now: new Date(0),
  shownFor: 1234.5,
  trap: "",
  isPrivate: false,
};

function answer(body: BodyInit, status: number) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response(body, { status })));
}

test("the request is as specified, with the value of the hidden field if it has one", async () => {
  const fetch = answer('{"message":"ok"}', 200);
  await send(request, fetch);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(["/send-email", "POST"]);
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
    "x-client-timestamp": "1970-01-01T00:00:00.000Z",
    "x-request-id": "one",
    "x-form-shown": "1235",
  });
  expect(JSON.parse(init?.body as string)).toEqual(submission);
  await send({ ...request, trap: "cheap" }, fetch);
  expect(JSON.parse(fetch.mock.calls[1]?.[1]?.body as string)).toEqual({ ...submission, subject_line: "cheap" });
});

test("a retry of the same submission has the same id, and another one a random UUID of version 4", () => {
  const sent = { id: "one", submission };
  expect(chooseId(sent, { ...submission })).toBe("one");
  const other = { ...submission, message: "Hello, all." };
  const ids = [chooseId(undefined, submission), ...Array.from({ length: 100 }, () => chooseId(sent, other))];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(new Set(ids).size).toBe(101);
});

test("a relay on another host learns the page, and with Global Privacy Control not its query", async () => {
  const fetch = answer("{}", 200);
  await send(request, fetch);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ referrerPolicy: "no-referrer-when-downgrade" });
  expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty("referrer");
  Object.assign(globalThis, { location: new URL("https://www.acme.example/contact?gclid=x") });
  await send({ ...request, isPrivate: true }, fetch);
  Reflect.deleteProperty(globalThis, "location");
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ referrer: "/contact" });
});

test.each<[string, number, string]>([
  ['{"message":"Not today."}', 503, "Not today."],
  ['{"message":7}', 500, "HTTP error! status: 500"],
  ["null", 502, "HTTP error! status: 502"],
  ["<html>", 429, "HTTP error! status: 429"],
])("an answer of %j with %d fails as %j", async (body, status, message) => {
  await expect(send(request, answer(body, status))).rejects.toThrow(message);
});

test("success needs no readable body, but a page is no success", async () => {
  await expect(send(request, answer("<html>", 200))).resolves.toBeUndefined();
  const page = new Response("<p>Sign in</p>", { headers: { "content-type": "text/html; charset=utf-8" } });
  await expect(send(request, () => Promise.resolve(page))).rejects.toThrow("The response is HTML.");
});

/** Rejects when the request is aborted. */
function waitForAbort(init: RequestInit | undefined): Promise<never> {
  return new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", reject));
}

test.each<[string, typeof window.fetch]>([
  ["no answer", (_, init) => waitForAbort(init)],
  [
    "an endless answer",
    (_, init) => Promise.resolve(new Response(new ReadableStream({ pull: () => waitForAbort(init) }))),
  ],
])("%s is aborted after 30 seconds", async (_, fetch) => {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  const sending = expect(send(request, fetch)).rejects.toBeDefined();
  await new Promise(setImmediate);
  controller.abort();
  await sending;
  expect(timeout).toHaveBeenCalledWith(30_000);
});

test.each<[string, typeof window.fetch]>([
  ["a connection that fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "an answer that breaks off",
    () => Promise.resolve(new Response(new ReadableStream({ pull: () => Promise.reject(new TypeError()) }))),
  ],
  ["a refusal", answer("{}", 500)],
  ["a page", () => Promise.resolve(new Response("", { headers: { "content-type": "text/html" } }))],
])("%s is a failure of sending", async (_, fetch) => {
  await expect(send(request, fetch)).rejects.toBeInstanceOf(SendError);
});

test("a mistake in the code is no failure of sending", async () => {
  const broken = { ...request, now: new Date(Number.NaN) };
  await expect(send(broken, answer("{}", 200))).rejects.not.toBeInstanceOf(SendError);
});

test.each<[string, { activationStart?: number }[], number]>([
  ["opened", [{ activationStart: 0 }], 10_000],
  ["opened in a browser that does not prerender", [{}], 10_000],
  ["prerendered", [{ activationStart: 4000 }], 6000],
  ["unknown", [], 10_000],
])("the time of a page that was %s counts from when it was shown", (_, navigation, shown) => {
  const clock = { now: () => 10_000, getEntriesByType: () => navigation as unknown as PerformanceEntryList };
  expect(measureShown(clock)).toBe(shown);
});
