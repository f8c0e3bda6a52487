/** Script of pages with parts, which the loader adds when one is needed. */
import { startTransition, useEffect, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";

import { hydratedEvent } from "./hydrated-event";
import { ErrorBoundary } from "./error-boundary";
import { rememberKept } from "./slot";
import { keepInput } from "./keep-input";
import { loadParts, type PartName } from "./load-islands";
import { startEvent } from "./start-event";

/** Calls back after the effects of the component before it. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

/**
 * Resolves when a part has been hydrated.
 * @param schedule calls its argument: at once, or in a transition
 * @param onReplace called if React renders the part again, because it was changed before, e.g. by a translation of the browser
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
            console.error("A part of the page could not be rendered:", error);
            resolve();
          },
          onRecoverableError: (error) => {
            onReplace();
            console.warn("A part of the page was rendered again:", error);
          },
        },
      );
    });
  });
}

/** Ends the queue of a part's early input. */
function endQueue(container: HTMLElement): void {
  container.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
}

async function startPart(container: HTMLElement, schedule: (act: () => void) => void): Promise<void> {
  try {
    const Component = await loadParts[container.dataset["part"] as PartName]();
    rememberKept(container);
    const { restore, report } = keepInput(container);
    try {
      await hydrate(container, Component as ComponentType<object>, schedule, restore);
      endQueue(container);
    } finally {
      report();
    }
  } catch (error) {
    console.error("A part of the page could not be started:", error);
    endQueue(container);
  }
}

/** Starts the part that the visitor touches first, at once; the others in slices, between which the browser handles input. */
async function startParts(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-part]")];
  const touched = parts.filter((part) => part.matches(":hover, :focus-within"));
  await Promise.all(touched.map((part) => startPart(part, flushSync)));
  const others = parts.filter((part) => !touched.includes(part));
  await Promise.all(others.map((part) => startPart(part, startTransition)));
}

addEventListener(startEvent, () => void startParts(), { once: true });
