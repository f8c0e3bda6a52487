import { handleRequest, type Relay } from "../request/handle-request";
import type { Stored } from "../delivery/store";

export const url = "https://www.acme.example/send-email";
export const noon = Date.UTC(2026, 0, 15, 12);

/** A relay in memory. */
export function openRelay(change: Partial<Relay> = {}) {
  const kept = new Map<string, Omit<Stored, "attempts">>();
  const started: string[] = [];
  const lines: string[] = [];
  let count = 0;
  const relay: Relay = {
    store: {
      add: (stored) => {
        const isNew = !kept.has(stored.id);
        if (isNew) kept.set(stored.id, stored);
        return Promise.resolve(isNew);
      },
    },
    allows: () => Promise.resolve(true),
    onStored: ({ id }) => started.push(id),
    origins: ["https://preview.acme.example"],
    fetchPage: () => Promise.reject(new Error("no page")),
    now: () => noon,
    random: () => String(count++),
    log: (line) => lines.push(line),
    ...change,
  };
  return { relay, kept, started, lines };
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
