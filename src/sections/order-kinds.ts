/**
 * Numbers posts for their pictures: the posts of one tag get numbers that follow each other, each tag begins with another, so
 * that neighbours look different in the whole list and in a filtered one.
 */
export function orderKinds(posts: readonly { tag: string }[], tags: readonly string[]): number[] {
  const counts = new Map<string, number>();
  return posts.map(({ tag }) => {
    const count = counts.get(tag) ?? 0;
    counts.set(tag, count + 1);
    return Math.max(0, tags.indexOf(tag)) * 3 + count;
  });
}
