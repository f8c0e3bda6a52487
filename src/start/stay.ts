import { readStored, store } from "../browser/storage";
import { hydratedEvent } from "./hydrated-event";

const reloadKey = "reloaded_for";

/** With it Gatsby takes itself to have loaded the document again already, which it does where its site has been replaced. */
const gatsbyReloadKey = "gatsby-reload-compilation-hash-match";

/** The router reads a path as a pattern, and decodes it; what it cannot read would end in an empty page. */
export function isReadable(pathname: string): boolean {
  return /^[\w./~-]*$/u.test(pathname);
}

/** The router decodes what stands behind a `#`, and fails over what means nothing. */
export function dropUnreadableHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  }
}

function holdsInput(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...controls].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Loads the document again where another site has been put in the place of the one that it is of, and its files are gone: once for
 * each site, and never over something that was typed, which the plain form can send as well.
 */
async function reloadForNewSite(): Promise<void> {
  const answer = await fetch("/page-data/app-data.json");
  const { webpackCompilationHash: site } = (await answer.json()) as { webpackCompilationHash: string };
  if (site === window.___webpackCompilationHash || readStored("session", reloadKey) === site || holdsInput()) return;
  // A storage that cannot be written or read would allow no end of reloads.
  if (!store("session", reloadKey, site) || readStored("session", reloadKey) !== site) return;
  location.reload();
  // What is typed while the other page is on its way keeps this one.
  addEventListener("input", () => {
    stop();
  });
}

function keepInput(): void {
  store("session", gatsbyReloadKey, "1");
}

/**
 * Until the page is hydrated, a failure leaves it as HTML, whose links and forms work.
 * @param stay called with the reason of the first failure
 */
export function stayOnFailure(stay: (reason: unknown) => void): void {
  let hasFailed = false;
  function onFailure(event: PromiseRejectionEvent): void {
    event.preventDefault();
    if (hasFailed) return;
    hasFailed = true;
    stay(event.reason);
    // What cannot be asked is no new site.
    reloadForNewSite().catch(() => undefined);
  }
  if (holdsInput()) keepInput();
  addEventListener("input", keepInput, { once: true });
  addEventListener("unhandledrejection", onFailure);
  addEventListener(hydratedEvent, () => {
    removeEventListener("unhandledrejection", onFailure);
  });
}
