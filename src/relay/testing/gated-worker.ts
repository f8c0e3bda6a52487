import type { D1Database, D1PreparedStatement } from "@cloudflare/workers-types";

import type { Environment } from "../environment";
import worker from "../worker";

/** Bindings of a test: also its databases, by name. */
interface Gated extends Record<string, unknown> {
  /** Answers when the step may begin. */
  GATE: { fetch: (url: string, init?: RequestInit) => Promise<Response> };
}

/** Header that selects a database. What the relay holds for one is not held for another. */
const databaseHeader = "x-database";

const environments = new Map<string, Environment>();

/**
 * Makes one step outside of the worker wait for the gate: a call of the database, a limiter, a mail or a file.
 * @param name of the database, which ends with the number of the step, as `DATABASE_0_5`
 */
function openGated(name: string, { GATE, ...bindings }: Gated): Environment {
  const database = bindings[name] as D1Database;
  let left = Number(name.split("_").at(-1));
  async function pass<Result>(step: string, work: () => Promise<Result> | Result): Promise<Result> {
    if (left-- === 0) await GATE.fetch(`http://gate/${step}`);
    return work();
  }
  const wrap = (statement: D1PreparedStatement): unknown => ({
    statement,
    bind: (...values: unknown[]) => wrap(statement.bind(...values)),
    run: () => pass("statement", () => statement.run()),
  });
  const batch = (wrapped: { statement: D1PreparedStatement }[]) =>
    pass("batch", () => database.batch(wrapped.map(({ statement }) => statement)));
  const limiter = { limit: () => pass("limiter", () => ({ success: true })) };
  const page = () => new Response("<!doctype html><title>Page</title>", { headers: { "content-type": "text/html" } });
  return {
    ...bindings,
    SUBMISSIONS: { prepare: (sql: string) => wrap(database.prepare(sql)), batch },
    ...{ LIMIT: limiter, LIMIT_WIDER: limiter, LIMIT_ALL: limiter },
    MAIL: { send: () => pass("mail", () => undefined) },
    ASSETS: { fetch: () => pass("file", page) },
  } as unknown as Environment;
}

export default {
  fetch(request: Request, gated: Gated, context: Parameters<typeof worker.fetch>[2]) {
    const name = request.headers.get(databaseHeader) ?? "";
    const environment = environments.get(name) ?? openGated(name, gated);
    environments.set(name, environment);
    return worker.fetch(request, environment, context);
  },
};
