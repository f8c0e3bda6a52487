import { isWithinDay, isWithinLimits, listNetworks } from "./address-limits";

const noon = Date.UTC(2026, 0, 15, 12);

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.7"]],
  ["", ["", ""]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::10:1:2:3", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["2001:0DB8:0:0:11::3", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["1::", ["1:0:0:0::/64", "1:0:0::/48"]],
  ["no:address", ["no:address", "no:address"]],
])("%j is in the networks %j", (address, networks) => expect(listNetworks(address)).toEqual(networks));

test("a network, the wider one and all addresses have a limit each, and the excess of one does not count for others", async () => {
  const counts = new Map<string, number>();
  const open = (name: string, most: number) => ({
    limit: ({ key }: { key: string }) => {
      const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
      counts.set(`${name} ${key}`, count);
      return Promise.resolve({ success: count <= most });
    },
  });
  const limits = { LIMIT: open("network", 2), LIMIT_WIDER: open("wider", 3), LIMIT_ALL: open("all", 4) };
  const answers: boolean[] = [];
  for (const address of [
    "2001:db8:1:1::1",
    "2001:db8:1:1::2",
    "2001:db8:1:1::3", // the third of its /64
    "2001:db8:1:2::1",
    "2001:db8:1:3::1", // the fourth of its /48
    "203.0.113.7",
    "203.0.113.8", // the fifth of all
  ])
    answers.push(await isWithinLimits(address, limits));
  expect(answers).toEqual([true, true, false, true, false, true, false]);
});

test("requests with another purpose have limits of their own", async () => {
  const keys: string[] = [];
  const limit = { limit: ({ key }: { key: string }) => Promise.resolve({ success: keys.push(key) > 0 }) };
  await isWithinLimits("203.0.113.7", { LIMIT: limit, LIMIT_WIDER: limit, LIMIT_ALL: limit }, "form ");
  expect(keys).toEqual(["form 203.0.113.7", "form 203.0.113.7", "form all"]);
});

test("a limiter that fails or never answers accepts requests", async () => {
  jest.useFakeTimers();
  const failing = { limit: () => Promise.reject(new Error("no")) };
  const silent = { limit: () => new Promise<never>(() => undefined) };
  const within = isWithinLimits("203.0.113.7", { LIMIT: failing, LIMIT_WIDER: silent, LIMIT_ALL: silent });
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  expect(await within).toBe(true);
});

/** Counts requests in memory, as the store does. */
function openCounts() {
  const counts = new Map<string, number>();
  const countRequest = (since: number, name: string, limit: number) => {
    const count = counts.get(`${since} ${name}`) ?? 0;
    if (count < limit) counts.set(`${since} ${name}`, count + 1);
    return Promise.resolve(count < limit);
  };
  return { counts, countRequest };
}

test("a network has a limit of a day, a wider one three times as many, and no name contains an address", async () => {
  const store = openCounts();
  const send = (address: string, time = noon) => isWithinDay(address, 2, store, time);
  for (const address of ["203.0.113.7", "2001:db8:1:1::1"]) {
    expect([await send(address), await send(address), await send(address)]).toEqual([true, true, false]);
    // The day is over at midnight (UTC).
    expect(await send(address, noon + 12 * 60 * 60 * 1000 - 1)).toBe(false);
    expect(await send(address, noon + 12 * 60 * 60 * 1000)).toBe(true);
  }
  expect([await send("203.0.113.8"), await send("2001:db8:1:1::2")]).toEqual([true, false]);
  const others = [2, 3, 4, 5, 6].map((network) => `2001:db8:1:${network}::1`);
  const answers: boolean[] = [];
  for (const address of others) answers.push(await send(address));
  expect(answers).toEqual([true, true, true, true, false]);
  for (const name of store.counts.keys()) expect(name).toMatch(/^\d+ [\da-f]{5}$/u);
});

test("requests without an address, which the platform never sends, are not counted", async () => {
  const store = openCounts();
  for (let request = 0; request < 5; request++) expect(await isWithinDay("", 1, store, noon)).toBe(true);
  expect(store.counts.size).toBe(0);
});
