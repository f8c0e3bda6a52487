/** The words of a title in lower case, with hyphens between them. */
export function slugify(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\p{Mark}’']/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join("-") ?? "section";
}

/** Names anchors after their headings; a title that comes again gets a number. */
export function nameAnchors(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const slug = slugify(title);
    let id = slug;
    for (let count = 2; taken.has(id); count++) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  });
}
