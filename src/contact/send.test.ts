import { send } from "./send";

const submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "1",
  email: "ana@acme.example",
  message: "Hello, you.",
};
const request = { url: "/send-email", submission, id: "one", now: new Date(0), shownFor: 1234.5, trap: "" };

function answer(body: BodyInit, status: number) {
  return jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response(body, { status })));
}

test("the request is as specified", async () => {
  const fetch = answer('{"message":"ok"}', 200);
  await send(request, fetch);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe("/send-email");
  expect(init?.method).toBe("POST");
  expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
    "x-client-timestamp": "1970-01-01T00:00:00.000Z",
    "x-request-id": "one",
  });
  expect(JSON.parse(init?.body as string)).toEqual(submission);
});

test("what a machine wrote into the trap goes with it", async () => {
  const fetch = answer("{}", 200);
  await send({ ...request, trap: "cheap" }, fetch);
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string)).toEqual({ ...submission, subject_line: "cheap" });
});

test.each<[string, number, string]>([
  ['{"message":"Not today."}', 503, "Not today."],
  ['{"message":7}', 500, "HTTP error! status: 500"],
  ["null", 502, "HTTP error! status: 502"],
  ["<html>", 429, "HTTP error! status: 429"],
  ["", 404, "HTTP error! status: 404"],
])("an answer of %j with %d fails as %j", async (body, status, message) => {
  await expect(send(request, answer(body, status))).rejects.toThrow(message);
});

test("success needs no body that can be read", async () => {
  await expect(send(request, answer("<html>", 200))).resolves.toBeUndefined();
});

test("a page is the answer of somebody in between, and no success", async () => {
  const page = new Response("<p>Sign in</p>", { headers: { "content-type": "text/html; charset=utf-8" } });
  await expect(send(request, () => Promise.resolve(page))).rejects.toThrow("A page answered.");
});

describe("with the clock stopped", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A relay that takes its time, and hears when it is no longer waited for. */
  function hang(_: unknown, init?: RequestInit): Promise<Response> {
    return new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => {
        reject(new Error("aborted"));
      });
    });
  }

  test("after 30 seconds the request is given up", async () => {
    const failed = jest.fn();
    const sending = send(request, hang).catch(failed);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await sending;
    expect(failed).toHaveBeenCalled();
  });

  test("no timer is left behind", async () => {
    await send(request, answer("{}", 200));
    expect(jest.getTimerCount()).toBe(0);
  });
});
