export type PictureType = "svg" | "png" | "jpg" | "webp";

export const mediaTypes: Record<PictureType, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
};

/** What an SVG may not hold: what runs, what loads from elsewhere, and what a reader of XML could be tricked by. */
const unsafe: readonly [pattern: RegExp, what: string][] = [
  [/<script/iu, "a script"],
  [/\son\w+\s*=/iu, "a script"],
  [/javascript:/iu, "a script"],
  [/<(?:foreignObject|iframe|embed|object|handler|listener)/iu, "a part of a web page"],
  [/<!(?:DOCTYPE|ENTITY)/iu, "a document type"],
  [/<\?xml-stylesheet/iu, "a style sheet of another address"],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp);)[^"'\s]/iu, "an address of another file"],
  [/(?:url\(\s*["']?\s*(?!#|["']|data:)[^)\s])|@import/iu, "an address of another file"],
];

/** What is wrong with the text of an SVG, or nothing. */
export function judgeVector(text: string): string | undefined {
  // Numbered characters could spell any of it.
  const plain = text.replace(/&#(x?)([0-9a-f]+);/giu, (_, hex: string, digits: string) =>
    String.fromCodePoint(Math.min(Number.parseInt(digits, hex === "" ? 10 : 16) || 0, 0x10ffff)),
  );
  const found = unsafe.find(([pattern]) => pattern.test(plain));
  return found && `The picture holds ${found[1]}. Export it again as a plain drawing.`;
}

/** The type of a picture by its first bytes; its name says nothing. */
export function sniffPicture(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return "png";
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpg";
  if (bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP")
    return "webp";
  const start = bytes
    .subarray(0, 1024)
    .toString("utf8")
    .replace(/^\uFEFF/u, "");
  return /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/u.test(start) ? "svg" : undefined;
}

/** A name that an address can hold: lower-case letters and digits joined by hyphens, without an ending. */
export function safeName(name: string): string {
  const bare = name.replace(/^.*[/\\]/u, "").replace(/\.[^.]*$/u, "");
  const plain = bare.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/gu, "-").replace(/^-+|-+$/gu, "");
}
