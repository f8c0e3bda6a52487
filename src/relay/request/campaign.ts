import site from "#content/site.json";
import { defaultCampaign, pickCampaign } from "../../text/campaign";
import { angleBrackets, cut } from "../../contact/rules";

/** Names of the parameters that this site reads. */
export const campaignNames = (site as { campaign?: readonly string[] }).campaign ?? defaultCampaign;

/** Browsers cut longer addresses. */
const maxReferer = 4096;
const maxEntries = 10;
const maxLength = 100;

/**
 * Reads the parameters of a campaign from the address of the page that sent a request, in its order: at most 10, each value in one line
 * of at most 100 characters. Of a repeated one, the first counts.
 */
export function readCampaign(referer: string, names: readonly string[]): Record<string, string> {
  if (referer.length > maxReferer || !URL.canParse(referer)) return {};
  const entries = pickCampaign(new URL(referer).search, names)
    .map(([name, value]) => [
      name,
      cut(
        value
          .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
          .replace(angleBrackets, "")
          .trim(),
        maxLength,
      ),
    ])
    .filter(([name = "", value]) => /^[\w.-]{1,40}$/u.test(name) && value !== "");
  // A map keeps the place of a repeated name.
  const campaign = new Map<string, string>();
  for (const [name = "", value = ""] of entries)
    if (!campaign.has(name) && campaign.size < maxEntries) campaign.set(name, value);
  return Object.fromEntries(campaign);
}
