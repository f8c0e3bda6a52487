/** Fraction of a turn between neighbors that spreads any number of them evenly. */
const goldenRatio = 0.618034;

/** Center of a cluster between points of the lattice, so that clusters of any size are round. */
const center = { x: 0.25, y: 0.43 };

const reach = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

/** Width and height of the cell of a cluster, in distances between neighbors. */
export const cellSize = 5.5;

/** Lists points of a hexagonal lattice, whose neighbors are 1 apart, from its center outward. */
export function listSpots(count: number) {
  return reach
    .flatMap((row) =>
      reach.map((column) => ({ x: column + (row % 2) / 2 - center.x, y: row * Math.sqrt(0.75) - center.y })),
    )
    .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y))
    .slice(0, count);
}

/** Returns the index of the group that lacks most of its accounts after a share of all. */
function findLacking(sizes: readonly number[], members: readonly number[], share: number): number {
  const lacks = sizes.map((size, index) => size * share - (members[index] ?? 0));
  return lacks.indexOf(Math.max(...lacks));
}

/** Orders the members of a group so that those with close indexes are far apart. */
function spread(count: number): number[] {
  const keys = Array.from({ length: count }, (_, index) => (index * goldenRatio) % 1);
  return keys.map((key) => keys.filter((other) => other < key).length);
}

/** An account: its groups, its spots in their clusters, and its outcome. */
export type PlacedAccount = ReturnType<typeof placeAccounts>[number];

/** Places accounts in clusters by habit, good outcomes in the middle, and by industry, where outcomes are mixed. */
export function placeAccounts(habits: readonly { accounts: number; kept: number }[], industries: readonly number[]) {
  const members = industries.map(() => 0);
  const spots = industries.map(spread);
  const total = industries.reduce((sum, count) => sum + count, 0);
  const all = habits.flatMap(({ accounts, kept }, habit) =>
    Array.from({ length: accounts }, (_, spot) => ({ habit, habitSpot: spot, kept: spot < kept })),
  );
  return all.map((account, index) => {
    const industry = findLacking(industries, members, (index + 1) / total);
    const member = members[industry] ?? 0;
    members[industry] = member + 1;
    return { ...account, industry, industrySpot: spots[industry]?.[member] ?? 0 };
  });
}
