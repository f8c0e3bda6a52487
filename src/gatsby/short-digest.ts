/** Digits of a digest by which a file's contents are told apart: 40 bits, and its name is beside them. */
const digits = 10;

/** The part of a file's digest that is in its address. */
export function shortenDigest(digest: string): string {
  return digest.slice(0, digits);
}
