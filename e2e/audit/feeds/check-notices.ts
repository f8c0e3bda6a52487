import { isW3cDate } from "./dates";

/**
 * What is wrong with the notice that Global Privacy Control is kept.
 * @param now in milliseconds
 * @see https://www.w3.org/TR/gpc/#gpc-support-resource
 */
export function checkPrivacyControl(json: string, now: number): string[] {
  const { gpc, lastUpdate } = JSON.parse(json) as { gpc?: unknown; lastUpdate?: unknown };
  const faults = gpc === true ? [] : ["gpc is not true"];
  if (typeof lastUpdate !== "string" || !isW3cDate(lastUpdate)) return [...faults, "lastUpdate is no date"];
  return Date.parse(lastUpdate) > now ? [...faults, `lastUpdate is to come: ${lastUpdate}`] : faults;
}

interface Manifest {
  name?: string;
  short_name?: string;
  start_url?: string;
  icons?: readonly { src: string; sizes?: string; type?: string; purpose?: string }[];
}

/** Sizes without which a browser offers no place on the home screen. */
const iconSizes = ["192x192", "512x512"];

/**
 * What is wrong with a web app manifest.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function checkManifest(json: string): string[] {
  const { icons = [], ...texts } = JSON.parse(json) as Manifest;
  const missing = (["name", "short_name", "start_url"] as const).filter((name) => !texts[name]?.trim());
  const sizes = iconSizes.filter((size) => !icons.some((icon) => icon.sizes?.split(" ").includes(size)));
  const untyped = icons.filter(({ type }) => !type?.startsWith("image/")).map(({ src }) => `${src} tells no type`);
  return [...missing.map((name) => `has no ${name}`), ...sizes.map((size) => `has no icon of ${size}`), ...untyped];
}
