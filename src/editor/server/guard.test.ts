import { judge, tokenHeader, type RequestHead } from "./guard";

const session = { port: 8100, token: "the-token" };
const headers = {
  host: "127.0.0.1:8100",
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
  [tokenHeader]: "the-token",
};
const call: RequestHead = { method: "POST", url: "/api/save", headers };

function statusOf(head: Partial<RequestHead>): number | undefined {
  return judge({ ...call, ...head }, session)?.status;
}

test.each<[what: string, head: Partial<RequestHead>]>([
  ["a call of the page", {}],
  ["a call by the machine's other name", { headers: { ...headers, host: "localhost:8100" } }],
  ["a call with its own origin", { headers: { ...headers, origin: "http://127.0.0.1:8100" } }],
  ["a call of a program without fetch metadata", { headers: { ...headers, "sec-fetch-site": undefined } }],
  [
    "the page, opened by its address",
    { method: "GET", url: "/", headers: { host: headers.host, "sec-fetch-site": "none" } },
  ],
  [
    "a picture of the page",
    { method: "GET", url: "/pictures/a.png", headers: { host: headers.host, "sec-fetch-site": "same-origin" } },
  ],
  ["an upload", { url: "/api/upload?name=a", headers: { ...headers, "content-type": "application/octet-stream" } }],
])("%s goes on", (_, head) => {
  expect(statusOf(head)).toBeUndefined();
});

test.each<[what: string, head: Partial<RequestHead>, status: number]>([
  ["a foreign name that is bound to this address", { headers: { ...headers, host: "evil.example:8100" } }, 421],
  ["the address with another port", { headers: { ...headers, host: "127.0.0.1:80" } }, 421],
  ["a name that only begins like the address", { headers: { ...headers, host: "127.0.0.1:8100.evil.example" } }, 421],
  ["a request without a host", { headers: { ...headers, host: undefined } }, 421],
  ["the page under a foreign name", { method: "GET", url: "/", headers: { host: "evil.example" } }, 421],
  ["another site's origin", { headers: { ...headers, origin: "https://evil.example" } }, 403],
  ["the origin of a sandbox", { headers: { ...headers, origin: "null" } }, 403],
  ["the origin of another port", { headers: { ...headers, origin: "http://127.0.0.1:9000" } }, 403],
  ["a call that another site begins", { headers: { ...headers, "sec-fetch-site": "cross-site" } }, 403],
  ["a call of another port", { headers: { ...headers, "sec-fetch-site": "same-site" } }, 403],
  ["a call by its address", { method: "GET", headers: { ...headers, "sec-fetch-site": "none" } }, 403],
  [
    "a picture in another site",
    { method: "GET", url: "/pictures/a.png", headers: { ...headers, "sec-fetch-site": "cross-site" } },
    403,
  ],
  ["a call without the token", { headers: { ...headers, [tokenHeader]: undefined } }, 401],
  ["a call with another token", { headers: { ...headers, [tokenHeader]: "the-taken" } }, 401],
  ["a call with a longer token", { headers: { ...headers, [tokenHeader]: "the-token-and-more" } }, 401],
  ["a call with an empty token", { headers: { ...headers, [tokenHeader]: "" } }, 401],
  [
    "a reading call without the token",
    { method: "GET", url: "/api/content", headers: { ...headers, [tokenHeader]: undefined } },
    401,
  ],
  ["a form of another site's", { headers: { ...headers, "content-type": "text/plain" } }, 415],
  ["a call without a type", { headers: { ...headers, "content-type": undefined } }, 415],
  ["an upload as a form", { url: "/api/upload", headers: { ...headers, "content-type": "multipart/form-data" } }, 415],
  ["another method", { method: "DELETE" }, 405],
  ["a question before another site's call", { method: "OPTIONS" }, 405],
  ["sending to a page", { url: "/" }, 405],
])("%s is refused", (_, head, status) => {
  expect(statusOf(head)).toBe(status);
});
