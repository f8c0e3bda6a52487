import { createContext, createElement, useContext, useId, type ReactElement, type ReactNode } from "react";

/** Renders an element as a root of its own, whose ids begin with the prefix. Returns its HTML. */
export type RenderRoot = (element: ReactElement, prefix: string) => string;

/** Provided where pages are built. */
export const RootRenderer = createContext<RenderRoot | undefined>(undefined);

/** Components of islands in the browser, by name. Running the file of an island adds its own. */
export const components = new Map<string, (props: never) => ReactNode>();

interface IslandOptions {
  /**
   * Starts it without a touch: when it is visible, or when the page opens with a query in its address, with a target in an island, or
   * with a stored draft of the form.
   */
  start?: readonly ("visible" | "query" | "target" | "draft")[];
  /** Fetches its files only when it is visible and no other island of the page needs them, not when the browser is idle. */
  prefetch?: "visible";
}

/**
 * Declares an island: HTML of a page that runs in the browser, as a root of its own, from the first touch on. The framework never owns
 * the HTML around it. Its properties are written into the page as JSON, except `content`, which it renders in a `Slot`.
 * @param name that of its file, `NAME.island.tsx`, by which the build finds its script
 */
export function createIsland<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
  { start, prefetch }: IslandOptions = {},
): (props: Props) => ReactNode {
  // In development, an island is rendered like all other components.
  if (typeof window === "object") {
    components.set(name, Component);
    return Component;
  }
  return function Island(props) {
    const render = useContext(RootRenderer);
    const id = useId();
    const element = createElement(Component, props);
    if (!render) return element;
    const data = JSON.stringify({ ...props, content: undefined });
    return (
      <div
        data-island={name}
        data-props={data}
        data-start={start?.join(" ")}
        data-prefetch={prefetch}
        dangerouslySetInnerHTML={{ __html: render(element, id) }}
      />
    );
  };
}
