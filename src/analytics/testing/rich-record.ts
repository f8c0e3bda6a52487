import type { VisitEvent } from "../apply";
import type { AnalyticsRecord } from "../record";
import { click, leave, minute, play, view } from "./events";

const paths = [
  ...[
    "/",
    "/product/overview",
    "/contact",
    "/product/growth-ai",
    "/resources/blog",
    "/blog/telemetry-over-talk",
    "/team",
  ],
  ...[
    "/product/cohorts-ai",
    "/careers",
    "/leadership",
    "/product/data-sources",
    "/customer-stories",
    "/blog/lin-journey",
  ],
  "/an-address-that-is-longer-than-any-other-and-of-which-nothing-may-be-cut-off-nor-stand-outside-of-its-table",
];
const referrers = [
  "direct",
  "search.example",
  "direct",
  "news.example",
  "mail.example",
  "social.example",
  "partner.example",
];
const devices = ["desktop", "desktop", "mobile", "desktop", "tablet"];
const browsers = ["Firefox", "Chrome", "Firefox", "Safari", "Edge", "Other", "Firefox"];
const elements = ['a "Book Demo"', 'button "Products"', "p", 'a "Growth AI"', "svg", 'input "email"', 'summary "More"'];

const visits = 64;
/** In milliseconds: from one visit to the next, so that they are at many hours of the day. */
const between = 31.4 * 60 * minute;

function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[Math.floor(index) % list.length];
  if (value === undefined) throw new Error("The list is empty.");
  return value;
}

function visit(index: number): VisitEvent[] {
  const start = (index - visits) * between + ((index * 37) % 9) * 40 * minute;
  const change = { referrer: at(referrers, index), device: at(devices, index), browser: at(browsers, index * 3) };
  return Array.from({ length: 1 + (index % 5) }, (_, step) => {
    const time = start + step * 3 * minute;
    const path = at(paths, paths.length * (((index * 7 + step * 11) % 31) / 31) ** 2);
    const spent = 8000 + ((index * 13 + step * 29) % 160) * 1000;
    const element = at(elements, index + step);
    return [view(path, time, change), click(element, time + spent / 2, path), leave(path, time + spent, spent, 60)];
  }).flat();
}

/** A record of some months: of everything there is more than is shown at once. */
export const richRecord: AnalyticsRecord = play(...Array.from({ length: visits }, (_, index) => visit(index)).flat());
