import type { Environment } from "../environment";

/**
 * The networks of an address, the smaller first: of an IPv6 address the /64, which one customer has as a whole, and the /48, which a
 * provider assigns to larger customers; an IPv4 address counts as both.
 */
export function listNetworks(address: string): [network: string, widerNetwork: string] {
  if (!address.includes(":") || !URL.canParse(`http://[${address}]`)) return [address, address];
  // In the form of RFC 5952, `::` abbreviates the zeros between a start and an end.
  const [start = [], end = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill("0");
  const groups = [...start, ...zeros, ...end];
  return [`${groups.slice(0, 4).join(":")}::/64`, `${groups.slice(0, 3).join(":")}::/48`];
}

/**
 * Whether an address may send another submission: counted for its network, the wider network, and all addresses, in this order, so
 * that the excess of one network does not use up the limit of the others.
 */
export async function isWithinLimits(
  address: string,
  { LIMIT, LIMIT_WIDER, LIMIT_ALL }: Pick<Environment, "LIMIT" | "LIMIT_WIDER" | "LIMIT_ALL">,
): Promise<boolean> {
  const [network, widerNetwork] = listNetworks(address);
  const isWithin = async (limit: Environment["LIMIT"], key: string) => (await limit.limit({ key })).success;
  return (await isWithin(LIMIT, network)) && (await isWithin(LIMIT_WIDER, widerNetwork)) && isWithin(LIMIT_ALL, "all");
}
