import { visit } from "jsonc-parser";

import { Refusal } from "./refusal";
import { describeFault } from "../words";

/** How a form comes: from the site's script, or from a browser without one. */
export type Format = "json" | "form";

const formats: Record<string, Format> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** In bytes. The longest message has room in it even when the site's script writes each of its characters as an escape. */
const largest = 16 * 1024;

/** @throws {Refusal} 415 for what is neither JSON nor a form, is compressed, or is not UTF-8 */
export function readFormat(request: Request): Format {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const format = Object.hasOwn(formats, type.trim()) ? formats[type.trim()] : undefined;
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith("charset="));
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!format || encoding !== "identity" || (charset && !/^charset="?utf-8"?$/u.test(charset))) {
    throw new Refusal(415, "Send JSON or a URL-encoded form, as UTF-8 and uncompressed.", {
      headers: { "accept-post": Object.keys(formats).join(", ") },
    });
  }
  return format;
}

/** Longest time that a body may take to arrive, in milliseconds. */
const longestWait = 10_000;

/** @throws {Refusal} 413 over 16 KiB, 400 when the client goes away before the end */
async function readBytes(request: Request): Promise<Uint8Array> {
  const words = describeFault("messageTooLong");
  const tooLarge = new Refusal(413, `Send no more than ${largest} bytes.`, { words });
  if (Number(request.headers.get("content-length")) > largest) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw new Refusal(400, "The body ended early.");
    });
  for (let part = await read(); part && !part.done; part = await read()) {
    size += part.value.byteLength;
    if (size > largest) throw tooLarge;
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** @throws {Refusal} 408 for a body that is not whole after 10 seconds */
async function readInTime(request: Request): Promise<Uint8Array> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Refusal(408, "Send the whole body within 10 seconds."));
    }, longestWait);
  });
  try {
    return await Promise.race([readBytes(request), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function readText(request: Request): Promise<string> {
  const bytes = await readInTime(request);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(400, "The body is not UTF-8.");
  }
}

/** The names of an object's own members, each as often as it is written. */
function listNames(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  const open = () => {
    depth++;
  };
  const close = () => {
    depth--;
  };
  visit(text, {
    onObjectBegin: open,
    onObjectEnd: close,
    onArrayBegin: open,
    onArrayEnd: close,
    onObjectProperty: (name) => {
      if (depth === 1) names.push(name);
    },
  });
  return names;
}

function parseJson(text: string): Map<string, unknown> {
  let body: unknown;
  let names: string[];
  try {
    body = JSON.parse(text);
    // A nest too deep for this walk ends it with an error, as it should.
    names = listNames(text);
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new Refusal(400, "The body is not a JSON object.");
  refuseRepeats(names);
  return new Map(Object.entries(body));
}

function refuseRepeats(names: readonly string[]): void {
  if (new Set(names).size < names.length) throw new Refusal(400, "A field is given more than once.");
}

/**
 * The members of a request's body, by their names.
 * @throws {Refusal} 413 over 16 KiB, 408 after 10 seconds, 400 for what cannot be read or has a field twice
 */
export async function readBody(request: Request, format: Format): Promise<Map<string, unknown>> {
  const text = await readText(request);
  if (format === "json") return parseJson(text);
  const form = new URLSearchParams(text);
  refuseRepeats([...form.keys()]);
  return new Map(form);
}
