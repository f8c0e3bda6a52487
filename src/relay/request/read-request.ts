import { parseTree } from "jsonc-parser";

import { fieldNames, type Submission } from "../../contact/rules";
import { describeReason, prepareSubmission } from "../../contact/sanitize";
import { Rejection } from "./answer";

/** JSON comes from the site's script, a form from a browser without scripts. */
export type Format = "json" | "form";

const formats: Record<string, Format> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** In bytes: the longest message, even when the site's script writes each of its characters as an escape. */
const largest = 16 * 1024;

/** In milliseconds: how long a body may take to arrive. */
const longestWait = 10_000;

/** @throws {Rejection} 415 for a body that is neither JSON nor a form, is compressed, or is not UTF-8 */
export function readFormat(request: Request): Format {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const format = Object.hasOwn(formats, type.trim()) ? formats[type.trim()] : undefined;
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith("charset="));
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!format || encoding !== "identity" || (charset && !/^charset="?utf-8"?$/u.test(charset))) {
    throw new Rejection(415, "Send JSON or a URL-encoded form, as UTF-8 and uncompressed.", {
      headers: { "accept-post": Object.keys(formats).join(", ") },
    });
  }
  return format;
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const shown = describeReason("messageTooLong");
  const tooLarge = new Rejection(413, `Send no more than ${largest} bytes.`, { shown });
  if (Number(request.headers.get("content-length")) > largest) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > largest) throw tooLarge;
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

async function readText(request: Request): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Rejection(408, "Send the whole body within 10 seconds."));
    }, longestWait);
  });
  const bytes = await Promise.race([readBytes(request), late])
    .catch((error: unknown) => {
      throw error instanceof Rejection ? error : new Rejection(400, "The body ended early.");
    })
    .finally(() => {
      clearTimeout(timer);
    });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Rejection(400, "The body is not UTF-8.");
  }
}

/** The members of a JSON object, a repeated one as often as it is written. */
function parseJson(text: string): [name: string, value: unknown][] {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    // A value that is nested too deeply for the parser is an error, too.
    const tree = parseTree(text);
    if (tree?.type !== "object") throw new Rejection(400, "The body is not a JSON object.");
    const names = tree.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];
    return names.map((name) => [name, body[name]]);
  } catch (error) {
    throw error instanceof Rejection ? error : new Rejection(400, "The body is not JSON.");
  }
}

/**
 * The members of a request's body, by name.
 * @throws {Rejection} 413 over 16 KiB, 408 after 10 seconds, 400 for a body that cannot be read or repeats a field
 */
export async function readBody(request: Request, format: Format): Promise<Map<string, unknown>> {
  const text = await readText(request);
  const entries = format === "json" ? parseJson(text) : [...new URLSearchParams(text)];
  const body = new Map<string, unknown>(entries);
  if (body.size < entries.length) throw new Rejection(400, "A field is given more than once.");
  return body;
}

/** The fields as far as they are text. A visitor without scripts sees them again when the form is rejected. */
export function readEntered(body: ReadonlyMap<string, unknown>): Submission {
  const entries = fieldNames.map((field) => {
    const value = body.get(field);
    return [field, typeof value === "string" ? value.replace(/\r\n/gu, "\n") : ""];
  });
  return Object.fromEntries(entries) as Submission;
}

/**
 * The submission by the form's own rules, because a browser is never trusted.
 * @throws {Rejection} 422 with the first invalid field
 */
export function validate(entered: Submission): Submission {
  const { submission, error } = prepareSubmission(entered);
  if (submission) return submission;
  const shown = describeReason(error.reason);
  throw new Rejection(422, shown.text, { field: error.field, shown });
}
