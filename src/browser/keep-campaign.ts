import formPage from "#content/pages/contact.json";
import { pickCampaign } from "../campaign";
import { hasPrivacySignal } from "./fingerprint";

/** Returns the parameters of the campaign in the address, unless the site or the visitor turns this off. */
export function readCampaign(): [name: string, value: string][] {
  const names = process.env.CAMPAIGN;
  return names && !hasPrivacySignal() ? pickCampaign(location.search, names.split(" ")) : [];
}

/** Adds the campaign to the address of the page with the form, so that the browser's `Referer` contains it. */
export function addCampaign(href: string, campaign: readonly [name: string, value: string][]): URL {
  const url = new URL(href);
  if (url.pathname === formPage.path) for (const [name, value] of campaign) url.searchParams.set(name, value);
  return url;
}
