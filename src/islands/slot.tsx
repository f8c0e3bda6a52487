import { css } from "@emotion/react";
import type { ReactNode } from "react";

// A plain text is rejected where Trusted Types are required.
const noHtml = { __html: typeof window === "undefined" ? "" : (window.trustedTypes?.emptyHTML ?? "") };

const slotCss = css({ display: "contents" });

/** Nodes of the server's HTML, by island and name of the slot. */
const nodes = new WeakMap<Element, Map<string, readonly ChildNode[]>>();

function readName(element: HTMLElement): string {
  return element.dataset["slot"] ?? "";
}

/** Remembers what an island keeps, in case its slots are rendered again because something has changed its HTML. */
export function rememberSlots(island: Element): void {
  const slots = [...island.querySelectorAll<HTMLElement>("[data-slot]")];
  nodes.set(island, new Map(slots.map((element) => [readName(element), [...element.childNodes]])));
}

function restoreNodes(element: HTMLElement | null): void {
  const island = element?.closest("[data-island]");
  if (!element || !island || element.firstChild) return;
  element.append(...(nodes.get(island)?.get(readName(element)) ?? []));
}

interface SlotProps {
  /** Unique in its island. */
  name: string;
  children: ReactNode;
}

/** Content of an island without state, effects and handlers: the server renders it, and hydration leaves its HTML alone. */
export function Slot({ name, children }: SlotProps) {
  return children === undefined ? (
    <div ref={restoreNodes} css={slotCss} data-slot={name} dangerouslySetInnerHTML={noHtml} />
  ) : (
    <div css={slotCss} data-slot={name}>
      {children}
    </div>
  );
}
