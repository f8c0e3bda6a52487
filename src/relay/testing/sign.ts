import { createHmac } from "node:crypto";

/** Makes a secret of one repeated byte. */
export const makeSecret = (byte: number) => `whsec_${Buffer.alloc(24, byte).toString("base64")}`;

/** Signs a body as Standard Webhooks does. Returns the headers. */
export function signHeaders(
  body: string,
  { secret = makeSecret(1), time = Date.now(), prefix = "webhook", id = "msg" } = {},
): Record<string, string> {
  const seconds = String(Math.floor(time / 1000));
  const signature = createHmac("sha256", Buffer.from(secret.slice(6), "base64")).update(`${id}.${seconds}.${body}`);
  return {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: seconds,
    [`${prefix}-signature`]: `v1,AAAA v1,${signature.digest("base64")}`,
  };
}
