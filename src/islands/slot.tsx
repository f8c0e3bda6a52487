import { css } from "@emotion/react";
import { useId, type ReactNode } from "react";

// A plain text is rejected where Trusted Types are required.
const noHtml = { __html: typeof window === "undefined" ? "" : (window.trustedTypes?.emptyHTML ?? "") };

const slotCss = css({ display: "contents" });

/** Nodes of the server's HTML, by the id of `Slot`. */
const nodes = new Map<string, readonly ChildNode[]>();

/** Remembers what an island keeps, in case React renders the island again because something has changed its HTML. */
export function rememberSlots(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>("[data-slot]"))
    nodes.set(element.dataset["slot"] ?? "", [...element.childNodes]);
}

function restoreNodes(element: HTMLElement | null): void {
  if (element && !element.firstChild) element.append(...(nodes.get(element.dataset["slot"] ?? "") ?? []));
}

/** Content of an island without state, effects and handlers: the server renders it, and React leaves its HTML alone. */
export function Slot({ children }: { children: ReactNode }) {
  const id = useId();
  return children === undefined ? (
    <div ref={restoreNodes} css={slotCss} data-slot={id} suppressHydrationWarning dangerouslySetInnerHTML={noHtml} />
  ) : (
    <div css={slotCss} data-slot={id}>
      {children}
    </div>
  );
}
