/** A press on a link, as far as it matters where it leads. */
export interface Press {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
}

/** A link, as far as it matters where it leads. */
export interface Target {
  href: string;
  target: string;
  /** Whether what it leads to is to be saved. */
  isDownload: boolean;
}

/**
 * Path, query and hash of the page of this site to which a link leads; none for another site, a file, another window, and a place
 * in the page that is shown: browsers do all that by themselves.
 * @param here address of the page that is shown
 */
export function findPagePath({ href, target, isDownload }: Target, here: string): string | undefined {
  const [to, from] = [new URL(href, here), new URL(here)];
  if (to.origin !== from.origin || isDownload || (target !== "" && target !== "_self")) return undefined;
  // A path of a page has no extension: `/rss.xml` is a file.
  if (/\.[a-z0-9]+$/iu.test(to.pathname)) return undefined;
  if (to.hash !== "" && to.pathname === from.pathname && to.search === from.search) return undefined;
  return `${to.pathname}${to.search}${to.hash}`;
}

/** The same for a link that is pressed: whoever holds a key down wants another window, or a copy. */
export function findDestination(press: Press, target: Target, here: string): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = press;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined;
  return findPagePath(target, here);
}
