import { compress, isText } from "./compress";
import type { Answer } from "./keep-answers";
import { stripScripts } from "./strip-scripts";

/** What belongs to one connection of HTTP/1.1, and the length, which is another one once a body is compressed. */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade", "content-length"];

interface Request {
  method?: string;
  headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  body?: Buffer;
  /** Whether a page loses all that runs. */
  strip?: boolean;
}

/** Headers that may be sent on: none of HTTP/2's own, none of the connection. */
function passHeaders(headers: NonNullable<Request["headers"]>): Record<string, string> {
  const passed = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !name.startsWith(":") && name !== "host" && !ofConnection.includes(name),
  );
  return Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
}

/** Asks the engine, and compresses its answer as a CDN does. */
export async function fetchAnswer(
  url: string,
  { method = "GET", headers = {}, body, strip = false }: Request = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    // Otherwise the engine might compress by itself, less well.
    headers: { ...passHeaders(headers), "accept-encoding": "identity" },
    ...(body?.length ? { body: new Uint8Array(body) } : {}),
  });
  const answered = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.includes(name)));
  const fetched = Buffer.from(await response.arrayBuffer());
  const type = answered["content-type"] ?? "";
  const plain = strip && type.startsWith("text/html") ? Buffer.from(stripScripts(fetched.toString())) : fetched;
  const brotli = plain.length > 0 && isText(type) ? await compress(plain) : undefined;
  return { status: response.status, headers: answered, plain, ...(brotli ? { brotli } : {}) };
}
