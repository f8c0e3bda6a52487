import type { Submission } from "../../contact/rules";
import type { Received, Stored } from "../store/submission";
import { handleRequest, type Relay } from "../request/handle-request";

export const url = "https://www.acme.example/send-email";
export const noon = Date.UTC(2026, 0, 15, 12);
export const addresses = { from: "website@acme.example", to: "sales@acme.example" };

export const submission: Submission = {
  firstName: "Ana",
  lastName: "Ruiz",
  phone: "+34 600 000 000",
  email: "ana@acme.example",
  message: "We would like to see it\non our own events.",
};

/** The same as it is stored, on its first attempt. */
export const stored: Stored = {
  ...submission,
  id: "0123456789abcdef0123456789abcdef",
  channel: "mail",
  kind: "submission",
  receivedAt: Date.UTC(2026, 0, 15, 9, 30),
  spam: "",
  attempts: 1,
  reservedUntil: Date.UTC(2026, 0, 15, 9, 31),
  deliveredAt: null,
};

export function openRelay(change: Partial<Relay> = {}) {
  const submissions = new Map<string, Received>();
  const started: string[] = [];
  const lines: string[] = [];
  let count = 0;
  const relay: Relay = {
    store: {
      add: (one) => {
        const isNew = !submissions.has(one.id);
        if (isNew) submissions.set(one.id, one);
        return Promise.resolve(isNew ? [{ ...stored, ...one }] : []);
      },
    },
    wasReceived: (id, since) => Promise.resolve((submissions.get(id)?.receivedAt ?? -Infinity) >= since),
    allows: () => Promise.resolve(true),
    allowsToday: () => Promise.resolve(true),
    allowsForm: () => Promise.resolve(true),
    onStored: ({ id }) => started.push(id),
    origins: ["https://preview.acme.example"],
    fetchPage: () => Promise.reject(new Error("no page")),
    now: () => noon,
    random: () => String(count++),
    log: (line) => lines.push(line),
    ...change,
  };
  return { relay, submissions, started, lines };
}

export type Headers = Record<string, string>;

export async function post(relay: Relay, body: unknown, headers: Headers = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const all = { "content-type": "application/json", ...headers };
  const answer = await handleRequest(new Request(url, { method: "POST", headers: all, body: text }), relay);
  return { answer, text: await answer.text() };
}

export function postForm(relay: Relay, fields: Record<string, string>, headers: Headers = {}) {
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return post(relay, new URLSearchParams(fields).toString(), { ...type, ...headers });
}
