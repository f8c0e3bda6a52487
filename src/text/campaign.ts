/** Parameters of an address that say which campaign led to it, unless `campaign` in `data/site.json` lists others. */
export const defaultCampaign: readonly string[] = ["utm_*", "gclid", "msclkid", "ref"];

/** Picks the parameters of campaigns from a query. A name that ends in `*` matches all names with this beginning. */
export function pickCampaign(query: string, names: readonly string[]): [name: string, value: string][] {
  const isNamed = (name: string) =>
    names.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
  return [...new URLSearchParams(query)].filter(([name]) => isNamed(name));
}
