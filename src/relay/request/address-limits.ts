import type { Store } from "../store/store";
import type { Environment } from "../environment";
import { withinTime } from "../within-time";
import { day } from "../times";

/**
 * Returns the networks of an address: for IPv6 the /64, which belongs to one customer, and the /48, which larger customers get; for
 * IPv4 the address itself.
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

/** Milliseconds. Limiters count in memory. */
const limiterTime = 1_000;

/** Counts a request. A limiter that cannot count accepts it: storing shows whether the relay works. */
export function isWithinLimit(limiter: Environment["LIMIT"], key: string): Promise<boolean> {
  return withinTime("a limiter", limiterTime, limiter.limit({ key })).then(
    ({ success }) => success,
    () => true,
  );
}

/**
 * Checks the limits of the network, the wider network and all addresses, in this order, so that one network cannot exhaust the
 * limit of all.
 * @param purpose requests with another purpose are counted separately
 */
export async function isWithinLimits(
  address: string,
  { LIMIT, LIMIT_WIDER, LIMIT_ALL }: Pick<Environment, "LIMIT" | "LIMIT_WIDER" | "LIMIT_ALL">,
  purpose = "",
): Promise<boolean> {
  const [network, widerNetwork] = listNetworks(address);
  return (
    (await isWithinLimit(LIMIT, purpose + network)) &&
    (await isWithinLimit(LIMIT_WIDER, purpose + widerNetwork)) &&
    isWithinLimit(LIMIT_ALL, `${purpose}all`)
  );
}

/**
 * Counts a request, and checks the limits of the day (UTC): that of the network, and three times as many of the wider network.
 * The count of a network has 20 bits of its hash as its name, so that rows are bounded and do not identify an address.
 */
export async function isWithinDay(address: string, limit: number, store: Pick<Store, "countRequest">, now: number) {
  // Only the platform's own requests have no address.
  if (address === "") return true;
  const since = now - (now % day);
  async function isWithin(network: string, most: number): Promise<boolean> {
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${since} ${network}`));
    return store.countRequest(since, Buffer.from(digest).toString("hex").slice(0, 5), most);
  }
  const [network, widerNetwork] = listNetworks(address);
  return (await isWithin(network, limit)) && (network === widerNetwork || isWithin(widerNetwork, 3 * limit));
}
