import { pickCampaign } from "../text/campaign";
import { hasPrivacySignal } from "./fingerprint";

/** Adds a campaign to the address of a link on a page, if it leads to another page of the site. */
export function addCampaign(to: string, page: string, campaign: readonly [name: string, value: string][]): string {
  const [url, { origin, pathname }] = [new URL(to, page), new URL(page)];
  const isFile = /\.[^/]+$/u.test(url.pathname);
  if (url.origin !== origin || url.pathname === pathname || isFile) return to;
  for (const [name, value] of campaign) url.searchParams.set(name, value);
  return url.href;
}

/** Passes the campaign of the address on in links, and stores nothing, unless the site or the visitor objects. */
export function keepCampaign(): void {
  const names = process.env.CAMPAIGN;
  if (!names || hasPrivacySignal()) return;
  const campaign = pickCampaign(location.search, names.split(" "));
  if (campaign.length === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
    link.href = addCampaign(link.href, location.href, campaign);
}
