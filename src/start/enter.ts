import { dropUnreadableHash, isReadable, stayOnFailure } from "./stay";

/**
 * Where the scripts of a page begin. Each step is a task of its own, so that between two the browser can paint, and answer whoever
 * is doing something: the code is read, React is set up, then Gatsby, which takes the page over.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const own = document.currentScript;

/** Reports why the page stays HTML, to the console and to the script in the page, which then holds no input back. */
function stay(reason: unknown): void {
  console.error("The page could not be hydrated:", reason);
  own?.dispatchEvent(new Event("error"));
}

async function enter(): Promise<void> {
  if (!isReadable(location.pathname)) {
    stay(`the router cannot read ${location.pathname}`);
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
