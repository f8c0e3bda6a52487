import { css } from "@emotion/react";
import { useId, type ReactNode } from "react";

// A plain text is rejected where Trusted Types are required.
const noHtml = { __html: typeof window === "undefined" ? "" : (window.trustedTypes?.emptyHTML ?? "") };

const keptCss = css({ display: "contents" });

/** Nodes of the server's HTML, by the id of `Kept`. */
const nodes = new Map<string, readonly ChildNode[]>();

/** Remembers what a part keeps, in case React renders the part again because something has changed its HTML. */
export function rememberKept(part: Element): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-kept]"))
    nodes.set(element.dataset["kept"] ?? "", [...element.childNodes]);
}

function restore(element: HTMLElement | null): void {
  if (element && !element.firstChild) element.append(...(nodes.get(element.dataset["kept"] ?? "") ?? []));
}

/** Content of a part without state, effects and handlers: the server renders it, and React leaves its HTML alone. */
export function Kept({ children }: { children: ReactNode }) {
  const id = useId();
  return children === undefined ? (
    <div ref={restore} css={keptCss} data-kept={id} suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />
  ) : (
    <div css={keptCss} data-kept={id}>
      {children}
    </div>
  );
}
