import { dropUnreadableHash, isReadable, stayOnFailure } from "./stay";

/**
 * Where the scripts of a page begin. Each step is a task of its own, so that between two the browser can paint, and answer whoever
 * is doing something: the code is read, React is set up, then Gatsby, which takes the page over.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const own = document.currentScript;

/** Tells the script that stands in the page, which gives up what it holds for the others. */
function stay(): void {
  own?.dispatchEvent(new Event("error"));
}

async function enter(): Promise<void> {
  if (!isReadable(location.pathname)) {
    stay();
    return;
  }
  // Gatsby prefetches by it, and nothing is prefetched here (see `follow-links.ts`).
  window.___chunkMapping = {};
  stayOnFailure(stay);
  dropUnreadableHash();
  addEventListener("popstate", dropUnreadableHash);
  await pause();
  await import(/* webpackMode: "eager" */ "./react-dom");
  await pause();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

void enter();
