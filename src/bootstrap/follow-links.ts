import { navigate } from "gatsby";

/** Whether the browser would open this link in the same tab, on another page of this site. */
function isInternal(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search, hash, target } = link;
  if (origin !== location.origin || (target !== "" && target !== "_self") || link.hasAttribute("download"))
    return false;
  const isFile = /\.[^/]+$/u.test(pathname);
  const isAnchor = hash !== "" && pathname === location.pathname && search === location.search;
  return !isFile && !isAnchor;
}

/** Navigates with Gatsby's router on links of static sections, which React does not hydrate. Gatsby's `Link` handles its own. */
export function followLinks(): void {
  addEventListener("click", (event) => {
    const { target, button, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || !isInternal(link)) return;
    event.preventDefault();
    navigate(`${link.pathname}${link.search}${link.hash}`);
  });
}
