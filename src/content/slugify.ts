/** The words of a name in lower case with hyphens between them; empty when it has no letter and no digit. */
export function slugify(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join("-") ?? "";
}
