import { campaignNames, readCampaign } from "./campaign";

/** Where a submission comes from, as far as headers of the request say it. Stored as JSON. */
export interface Source {
  /** URL of the page with the form, without its query. */
  page?: string;
  /** First language of the browser, as `de-CH`. */
  language?: string;
  /** Parameters of a campaign in the address of that page. */
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

export function readSource(request: Request): Source {
  const page = readPage(request);
  const language = readLanguage(request);
  const campaign = page ? readCampaign(request.headers.get("referer") ?? "", campaignNames) : {};
  return {
    ...(page ? { page } : {}),
    ...(language ? { language } : {}),
    ...(Object.keys(campaign).length > 0 ? { campaign } : {}),
  };
}
