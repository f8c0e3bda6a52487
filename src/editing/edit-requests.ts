import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import { z } from "zod";

import { EditError } from "./edit-file";
import type { EditSession } from "./edit-session";
import { editPath, tokenHeader } from "./edit-path";
import { listActions } from "./sources";

/** Largest body of a request, in bytes. A picture has at most 4 MB, a third more in Base64. */
const maxBody = 100_000;
const maxPictureBody = 6_000_000;

const key = z.union([z.string().max(200), z.int().min(0)]);
const source = z.strictObject({
  file: z.string().max(500),
  path: z.array(key).max(20),
  start: z.int().min(0).optional(),
});
const textEdit = source.extend({ before: z.string().max(20_000), after: z.string().max(20_000) });
const listEdit = source.extend({ action: z.enum(listActions) });
const sectionEdit = source.extend({ section: z.string().max(100) });
const pictureEdit = source.extend({
  before: z.string().max(500),
  name: z.string().max(500),
  content: z.base64().max(maxPictureBody),
});
const pageEdit = z.strictObject({
  path: z
    .string()
    .max(200)
    .regex(/^\/(?:[a-z\d-]+\/)*[a-z\d-]+$/u),
  title: z.string().max(200),
  menu: z.int().min(0).optional(),
});
const position = z.int().min(1);
const repair = z.strictObject({
  file: z.string().max(500),
  rule: z.string().max(100),
  line: position,
  column: position,
});

/** Request that is refused, with its status. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function isLoopback({ socket }: IncomingMessage): boolean {
  return /^(?:::1|(?:::ffff:)?127\.)/u.test(socket.remoteAddress ?? "");
}

/** Refuses requests of other machines, and of pages of other sites, also under a name that leads to this machine (DNS rebinding). */
function checkOrigin(request: IncomingMessage): void {
  const { host = "", origin, "sec-fetch-site": site = "same-origin" } = request.headers;
  if (!isLoopback(request)) throw new Refusal(403, "Texts are edited on the machine of the development server only.");
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u.test(host))
    throw new Refusal(403, "Open the site as http://localhost to edit it.");
  if (site !== "same-origin" || (origin !== undefined && origin !== `http://${host}`))
    throw new Refusal(403, "Only the site itself edits its texts.");
}

async function readBody(request: IncomingMessage, max: number): Promise<unknown> {
  if (request.headers["content-type"] !== "application/json") throw new Refusal(415, "Send JSON.");
  const tooLong = max === maxPictureBody ? "The picture is too large: 4 MB at most." : "The text is too long.";
  // Answered before the body arrives, which is then ignored: to stop reading it would end the connection.
  if (Number(request.headers["content-length"]) > max) throw new Refusal(413, tooLong);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw new Refusal(413, tooLong);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown;
  } catch {
    throw new Refusal(400, "This is not JSON.");
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new Refusal(400, "This is not an edit.");
  return data;
}

/** Returns what is answered. */
type Action = (session: EditSession, body: unknown) => object;

/** Action that changes files. It answers with the warnings of the check, and what can be undone and redone. */
function change<Schema extends z.ZodType>(
  schema: Schema,
  act: (session: EditSession, edit: z.infer<Schema>) => string[],
): Action {
  return (session, body) => ({ warnings: act(session, parse(schema, body)), ...session.list() });
}

/** Actions by their path. */
const actions = new Map<string, Action>([
  ["/read", (session, body) => session.read(parse(source, body))],
  ["/fields", (session, body) => session.readFields(parse(source, body))],
  ["/menus", (session) => ({ menus: session.listMenus() })],
  ["/list", (session) => ({ ...session.list(), diff: session.diff(), forms: session.forms })],
  ["/picture", change(pictureEdit, (session, edit) => session.changePicture(edit))],
  ["/page", change(pageEdit, (session, edit) => session.addPage(edit))],
  ["/change", change(textEdit, (session, edit) => session.changeText(edit))],
  ["/arrange", change(listEdit, (session, edit) => session.changeList(edit))],
  ["/add", change(sectionEdit, (session, edit) => session.addSection(edit))],
  ["/repair", change(repair, (session, edit) => session.repair(edit))],
  ["/undo", (session) => ({ edit: session.undo(), ...session.list() })],
  ["/redo", (session) => ({ edit: session.redo(), ...session.list() })],
]);

/** Creates the handler of requests to edit, which change files: of the page's own origin, with a token made at the start. */
export function createEditHandler(session: EditSession) {
  const token = randomBytes(24).toString("base64url");

  function checkToken({ headers }: IncomingMessage): void {
    const given = Buffer.from(String(headers[tokenHeader] ?? ""));
    if (given.length !== token.length || !timingSafeEqual(given, Buffer.from(token)))
      throw new Refusal(403, "The development server was started again. Load the page again.");
  }

  async function answer(request: IncomingMessage): Promise<object> {
    checkOrigin(request);
    const action = (request.url ?? "").replace(/\?.*$/u, "").slice(editPath.length);
    if (request.method === "GET" && action === "/token") return { token };
    if (request.method !== "POST") throw new Refusal(405, "Send a POST request.");
    checkToken(request);
    const body = await readBody(request, action === "/picture" ? maxPictureBody : maxBody);
    const act = actions.get(action);
    if (!act) throw new Refusal(404, "There is nothing here.");
    return act(session, body);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify(body));
    };
    answer(request).then(
      (body) => send(200, body),
      (error: unknown) => {
        const isKnown = error instanceof EditError || error instanceof Refusal;
        if (!isKnown) console.error(error);
        const status = error instanceof Refusal ? error.status : isKnown ? 409 : 500;
        send(status, { error: isKnown ? error.message : "The development server failed. See its terminal." });
      },
    );
  };
}
