/** Stands in the place of `life-tag.tsx` in a site that visitors see, which shows nothing that has to be marked. */
export function LifeTag(): null {
  return null;
}
