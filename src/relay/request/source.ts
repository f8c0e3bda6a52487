import site from "#content/site.json";
import { pathPrefix } from "../../text/path-prefix";
import { campaignNames, readCampaign } from "./campaign";

/** Where a submission comes from, as far as headers of the request say it. Stored as JSON. */
export interface Source {
  /** URL of the page with the form, without its query. */
  page?: string;
  /** First language of the browser, as `de-CH`. */
  language?: string;
  /** Language of the page, if the site has several. */
  pageLanguage?: string;
  /** Parameters of a campaign in the address of that page, unless the browser sends Global Privacy Control. */
  campaign?: Record<string, string>;
}

const maxPage = 300;

/** Reads a page of the site, whose origin was checked. A link to another site would mislead the reader of the mail. */
function readPage({ url, headers }: Request): string | undefined {
  const referer = headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  const isOwn = [new URL(url).origin, headers.get("origin")].includes(origin);
  return isOwn && /^https?:/u.test(origin) ? `${origin}${pathname}`.slice(0, maxPage) : undefined;
}

function readLanguage({ headers }: Request): string | undefined {
  return /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})\s*(?:[,;]|$)/iu.exec(headers.get("accept-language") ?? "")?.[1];
}

/** Whether the browser sends Global Privacy Control. A proxy may repeat the header: `1, 1`. */
function hasPrivacySignal({ headers }: Request): boolean {
  return headers.get("sec-gpc")?.startsWith("1") ?? false;
}

const hasLanguages = pathPrefix !== "" || "languages" in site;

export function readSource(request: Request): Source {
  const page = readPage(request);
  const language = readLanguage(request);
  const referer = hasPrivacySignal(request) ? "" : (request.headers.get("referer") ?? "");
  const campaign = page ? readCampaign(referer, campaignNames) : {};
  return {
    ...(page ? { page } : {}),
    ...(language ? { language } : {}),
    ...(hasLanguages ? { pageLanguage: site.language } : {}),
    ...(Object.keys(campaign).length > 0 ? { campaign } : {}),
  };
}
