import { parseTree } from "jsonc-parser";

import strings from "#content/interface.json";
import { fieldNames, type Submission } from "../../contact/rules";
import { describeReason, prepareSubmission } from "../../contact/sanitize";
import { LateAnswer, withinTime } from "../within-time";
import { Rejection } from "./answer";

/** The site's script sends JSON, a browser without scripts sends a form. */
export type Format = "json" | "form";

const formats: Record<string, Format> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/**
 * Limits of a body. A submission fits with the longest message, even if every character is escaped: with six bytes in JSON, with nine in
 * a form. An event of a mail provider contains answers of mail servers.
 */
const maxBytes = { json: 16 * 1024, form: 24 * 1024, event: 64 * 1024 };

const maxWait = 10_000;

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

/** Reads the body up to the limit into `chunks`. */
async function readChunks(request: Request, format: keyof typeof maxBytes, chunks: Uint8Array[]): Promise<void> {
  const most = maxBytes[format];
  const tooLarge = new Rejection(413, `Send no more than ${most} bytes.`, { shown: describeReason("messageTooLong") });
  // The page with which a form is answered shows what fits.
  if (format !== "form" && Number(request.headers.get("content-length")) > most) throw tooLarge;
  let left = most;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value.subarray(0, left));
    left -= part.value.byteLength;
    if (left < 0) throw tooLarge;
  }
}

/** @throws {Rejection} 413 over the limit, 408 after 10 seconds, 400 if it ends early or is not UTF-8 */
export async function readText(
  request: Request,
  format: keyof typeof maxBytes,
  chunks: Uint8Array[] = [],
): Promise<string> {
  await withinTime("the client", maxWait, readChunks(request, format, chunks)).catch((error: unknown) => {
    if (error instanceof LateAnswer)
      throw new Rejection(408, "Send the whole body within 10 seconds.", { shown: strings.sendTooSlow });
    throw error instanceof Rejection ? error : new Rejection(400, "The body ended early.");
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Rejection(400, "The body is not UTF-8.");
  }
}

/** Reads the fields of a form of which only a part may have arrived. */
function readPart(chunks: Uint8Array[]): Submission {
  // Removes a character that is cut off.
  const text = Buffer.concat(chunks)
    .toString()
    .replace(/%[\da-f]?$/iu, "");
  const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, value.replace(/\ufffd$/u, "")] as const);
  return readEntered(new Map(fields));
}

/** Lists the members of a JSON object, including duplicates. */
function parseJson(text: string): [name: string, value: unknown][] {
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    // Throws if values are nested too deeply.
    const tree = parseTree(text);
    if (tree?.type !== "object") throw new Rejection(400, "The body is not a JSON object.");
    const names = tree.children?.map(({ children }) => String(children?.[0]?.value)) ?? [];
    return names.map((name) => [name, body[name]]);
  } catch (error) {
    throw error instanceof Rejection ? error : new Rejection(400, "The body is not JSON.");
  }
}

/**
 * Parses the body of a request.
 * @throws {Rejection} 413 over 16 KiB (a form: 24 KiB), 408 after 10 seconds, 400 if it is invalid or repeats a field; that of a form
 * has the fields that were read
 */
export async function readBody(request: Request, format: Format): Promise<Map<string, unknown>> {
  const chunks: Uint8Array[] = [];
  try {
    const text = await readText(request, format, chunks);
    const entries = format === "json" ? parseJson(text) : [...new URLSearchParams(text)];
    const body = new Map<string, unknown>(entries);
    if (body.size < entries.length) throw new Rejection(400, "A field occurs more than once.");
    return body;
  } catch (error) {
    if (error instanceof Rejection && format === "form") error.details.entered = readPart(chunks);
    throw error;
  }
}

/** Reads the fields that are text. A rejected form without scripts is filled in with them. */
export function readEntered(body: ReadonlyMap<string, unknown>): Submission {
  const entries = fieldNames.map((field) => {
    const value = body.get(field);
    return [field, typeof value === "string" ? value.replace(/\r\n/gu, "\n") : ""];
  });
  return Object.fromEntries(entries) as Submission;
}

/** Validates a submission with the rules of the form. @throws {Rejection} 422 with the first invalid field */
export function validate(entered: Submission): Submission {
  const { submission, error } = prepareSubmission(entered);
  if (submission) return submission;
  const shown = describeReason(error.reason);
  throw new Rejection(422, shown.text, { field: error.field, shown });
}
