import { isWithinLimits, listNetworks } from "./address-limits";

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.7"]],
  ["", ["", ""]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::10:1:2:3", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["2001:0DB8:0:0:11::3", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["1::", ["1:0:0:0::/64", "1:0:0::/48"]],
  ["no:address", ["no:address", "no:address"]],
])("%j is in the networks %j", (address, networks) => {
  expect(listNetworks(address)).toEqual(networks);
});

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
