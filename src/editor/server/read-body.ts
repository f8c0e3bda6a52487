import type { IncomingMessage } from "node:http";

import { Refusal } from "./answer";

export const limits = { json: 2 * 1024 * 1024, picture: 12 * 1024 * 1024 };

/** Reads what was sent, up to a limit in bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit)
      throw new Refusal(413, `That is too large: it may be at most ${Math.round(limit / 1024 / 1024)} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
