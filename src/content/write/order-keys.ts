/**
 * Order of a record's fields: those that were there stay in their order, and new ones stand where the contract has them, behind
 * the field that comes before them there.
 */
export function orderKeys(
  before: readonly string[],
  after: readonly string[],
  contract: readonly string[],
): readonly string[] {
  const ordered = before.filter((key) => after.includes(key));
  const added = after.filter((key) => !ordered.includes(key));
  const rank = (key: string) => (contract.includes(key) ? contract.indexOf(key) : contract.length);
  for (const key of [...added].sort((a, b) => rank(a) - rank(b))) {
    const previous = ordered.findLastIndex((other) => rank(other) <= rank(key));
    ordered.splice(previous + 1, 0, key);
  }
  return ordered;
}
