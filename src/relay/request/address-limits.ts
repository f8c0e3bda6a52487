import type { RateLimit } from "@cloudflare/workers-types";

/**
 * The networks of an address, the smaller first: of an IPv6 address the /64, which one customer has as a whole, and the /48, which a
 * provider gives to larger customers; an IPv4 address counts as both.
 */
export function listNetworks(address: string): [network: string, widerNetwork: string] {
  if (!address.includes(":") || !URL.canParse(`http://[${address}]`)) return [address, address];
  // In the form of RFC 5952, `::` abbreviates the zeros between a beginning and an end.
  const [start = [], end = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill("0");
  const groups = [...start, ...zeros, ...end];
  return [`${groups.slice(0, 4).join(":")}::/64`, `${groups.slice(0, 3).join(":")}::/48`];
}

/** The platform's counters. Each counts for one of its locations. */
export interface AddressLimits {
  LIMIT: RateLimit;
  LIMIT_WIDER: RateLimit;
  LIMIT_ALL: RateLimit;
}

/**
 * Whether an address may send one more submission: counted for its network, the wider network around that, and all addresses.
 * The counters are asked in this order, so that what one network sends too much does not use up the limit of the others.
 */
export async function isWithinLimits(address: string, { LIMIT, LIMIT_WIDER, LIMIT_ALL }: AddressLimits) {
  const [network, widerNetwork] = listNetworks(address);
  for (const [limit, key] of [
    [LIMIT, network],
    [LIMIT_WIDER, widerNetwork],
    [LIMIT_ALL, "all"],
  ] as const) {
    if (!(await limit.limit({ key })).success) return false;
  }
  return true;
}
