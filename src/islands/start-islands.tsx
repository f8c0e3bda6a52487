/** Script of pages with islands, which the loader adds when one is needed. */
import { startTransition, useEffect, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

import { components } from "./create-island";
import { ErrorBoundary } from "./error-boundary";
import { rememberSlots } from "./slot";
import { hydratedEvent, startEvent } from "./events";
import { keepInput } from "./keep-input";

/** Calls back after the effects of the component before it. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

/**
 * Resolves when an island has been hydrated.
 * @param schedule calls its argument: at once, or in a transition
 * @param onReplace called if React renders the island again, because it was changed before, e.g. by a translation of the browser
 */
function hydrate(
  container: HTMLElement,
  Component: ComponentType<object>,
  schedule: (act: () => void) => void,
  onReplace: () => void,
): Promise<void> {
  const { props = "{}", prefix = "" } = container.dataset;
  const data = JSON.parse(props) as object;
  return new Promise<void>((resolve) => {
    schedule(() => {
      hydrateRoot(
        container,
        <ErrorBoundary>
          <Component {...data} />
          <Started onStart={resolve} />
        </ErrorBoundary>,
        {
          identifierPrefix: prefix,
          onCaughtError: (error) => {
            console.error("An island could not be rendered:", error);
            resolve();
          },
          onRecoverableError: (error) => {
            onReplace();
            console.warn("An island was rendered again:", error);
          },
        },
      );
    });
  });
}

/** Ends the queue of an island's early input. */
function endQueue(container: HTMLElement): void {
  container.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
}

async function startIsland(container: HTMLElement, schedule: (act: () => void) => void): Promise<void> {
  try {
    const Component = components.get(container.dataset["island"] ?? "");
    if (!Component) throw new Error("Its script has not declared it.");
    rememberSlots(container);
    const { restore, report } = keepInput(container);
    try {
      await hydrate(container, Component as ComponentType<object>, schedule, restore);
      endQueue(container);
    } finally {
      report();
    }
  } catch (error) {
    console.error("An island could not be started:", error);
    endQueue(container);
  }
}

/** Starts the island that the visitor touches first, at once; the others in slices, between which the browser handles input. */
async function startIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const touched = islands.filter((island) => island.matches(":hover, :focus-within"));
  await Promise.all(touched.map((island) => startIsland(island, flushSync)));
  const others = islands.filter((island) => !touched.includes(island));
  await Promise.all(others.map((island) => startIsland(island, startTransition)));
}

addEventListener(startEvent, () => void startIslands(), { once: true });
