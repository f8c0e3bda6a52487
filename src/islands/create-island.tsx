import { createContext, createElement, useContext, useId, type ComponentType, type ReactElement } from "react";

/** Renders an element as a root of its own, whose ids begin with the prefix. Returns its HTML. */
export type RenderRoot = (element: ReactElement, prefix: string) => string;

/** Provided where pages are built. In development an island is rendered like any other component. */
export const RootRenderer = createContext<RenderRoot | undefined>(undefined);

interface IslandOptions {
  /** Starts when it comes into view, because it moves by itself. */
  moves?: boolean;
  /** Starts without input: for a query, a target in it, or stored text. */
  wakes?: "query" | "hash" | "draft";
  /** Its files are loaded at the first touch, not when the browser is idle. */
  rare?: boolean;
}

/**
 * Declares an island of a page: HTML that React runs in the browser, as a root of its own, once it is needed. React never owns the HTML
 * around it. Its properties are written into the page as JSON, except `content`, of which the browser keeps the server's HTML (`Slot`).
 * @param name in `src/islands/load-islands.ts`, by which the browser loads the component
 */
export function createIsland<Props extends object>(
  name: string,
  Component: ComponentType<Props>,
  { moves = false, rare = false, wakes }: IslandOptions = {},
): ComponentType<Props> {
  return function Island(props: Props) {
    const render = useContext(RootRenderer);
    const id = useId();
    const element = createElement(Component, props);
    if (!render) return element;
    const data = JSON.stringify({ ...props, content: undefined });
    return (
      <div
        data-island={name}
        data-props={data}
        data-prefix={id}
        data-wakes={wakes}
        data-moves={moves ? "" : undefined}
        data-rare={rare ? "" : undefined}
        dangerouslySetInnerHTML={{ __html: render(element, id) }}
      />
    );
  };
}
