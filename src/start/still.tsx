import { useEffect, useReducer, useState, type ComponentType, type ReactElement } from "react";

import { trustedTypes } from "../browser/trusted-types";

/** Components of a page by name. */
// Props of each are known where they are named, not here.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Parts = Record<string, ComponentType<any>>;

const isServer = typeof window === "undefined";

/** Whether the document still holds the HTML of the server, which scripts are about to take over or have just taken over. */
let isFirst = !isServer && process.env.NODE_ENV === "production";

/** What loads the parts that the first page has kept as HTML. */
const kept = new Set<() => Promise<void>>();

/** The scripts have taken the page over: what is rendered from now on has no HTML of the server. */
export function endFirstPage(): void {
  isFirst = false;
}

/** Loads the code of what the first page has kept as HTML: somebody who leaves a page may come back. */
export async function loadKept(): Promise<void> {
  await Promise.all([...kept].map((load) => load()));
}

/** Nothing, as HTML: a browser that knows Trusted Types takes no text for it. */
const noHtml = { __html: trustedTypes?.emptyHTML ?? "" };

/**
 * A part that stays the server's HTML as long as its element stands. Where React cannot take the page over and makes all of it anew,
 * because somebody's browser extension has changed it, what stands in the server's element moves into the new one.
 */
export function keptPart(name: string): Parts[string] {
  const served = isServer ? null : document.querySelector(`[data-still="${name}"]`);
  function moveIn(element: HTMLElement | null): void {
    if (element && served && element !== served) element.append(...served.childNodes);
  }
  // React looks for nothing inside, and leaves what is there.
  return function KeptPart(): ReactElement {
    return <div ref={moveIn} data-still={name} dangerouslySetInnerHTML={noHtml} suppressHydrationWarning />;
  };
}

/** A part that is rendered. */
export function stillPart(name: string, Part: Parts[string]): Parts[string] {
  return function StillPart(props: object): ReactElement {
    return (
      <div data-still={name}>
        <Part {...props} />
      </div>
    );
  };
}

/** A part that is kept on the first page, and rendered on later ones. */
function makePart(name: string, find: () => Parts[string] | undefined, load: () => Promise<unknown>): Parts[string] {
  const Kept = keptPart(name);
  return function Part(props: object): ReactElement {
    const [isKept] = useState(isFirst);
    const [, update] = useReducer((count: number) => count + 1, 0);
    const Found = find();
    const isMissing = !isKept && Found === undefined;

    useEffect(() => {
      if (isMissing) void load().then(update);
    }, [isMissing]);

    if (isKept) return <Kept />;
    return <div data-still={name}>{Found ? <Found {...props} /> : null}</div>;
  };
}

/**
 * Parts of a page that no script ever changes. On the page that a visitor loads they are the server's HTML and stay it: their code
 * is not even fetched. A page that is reached inside the site renders them, and is not shown before their code is there; hence
 * templates wait for this.
 *
 * Nothing in them may live by scripts: no state, no effect, no handler. Links work (see `follow-links.ts`).
 * @param names of the parts, which the module exports
 * @param load imports the module
 */
export async function still<P extends Parts, Name extends keyof P & string>(
  names: readonly Name[],
  load: () => Promise<P>,
): Promise<Pick<P, Name>> {
  let parts: P | undefined;
  async function loadParts(): Promise<void> {
    parts = await load();
    kept.delete(loadParts);
  }
  if (isFirst) kept.add(loadParts);
  else await loadParts();
  return Object.fromEntries(names.map((name) => [name, makePart(name, () => parts?.[name], loadParts)])) as Pick<
    P,
    Name
  >;
}
