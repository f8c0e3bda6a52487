/** Script of pages with islands, which the loader adds when one is needed. */
import { options } from "preact";
import { useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";

import { components } from "./create-island";
import { ErrorBoundary } from "./error-boundary";
import { rememberSlots } from "./slot";
import { hydratedEvent, startEvent } from "./events";
import { keepInput } from "./keep-input";

function runAfterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

// Effects of islands that start wait for no frame, because queued input waits for them.
options.requestAnimationFrame = setTimeout;

/** Calls back after the effects of the component before it. */
function Started({ onStart }: { onStart: () => void }) {
  useEffect(onStart, [onStart]);
  return null;
}

/** Hydrates an island at once. Resolves after its effects. */
function hydrate(container: HTMLElement, Component: ComponentType<object>): Promise<void> {
  const data = JSON.parse(container.dataset["props"] ?? "{}") as object;
  return new Promise((resolve) => {
    hydrateRoot(
      container,
      <>
        <ErrorBoundary>
          <Component {...data} />
        </ErrorBoundary>
        <Started onStart={resolve} />
      </>,
    );
  });
}

/** Ends the queue of an island's early input. */
function endQueue(container: HTMLElement): void {
  container.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
}

async function startIsland(container: HTMLElement): Promise<void> {
  try {
    const Component = components.get(container.dataset["island"] ?? "");
    if (!Component) throw new Error("Its script has not declared it.");
    rememberSlots(container);
    const { restore, report } = keepInput(container);
    const hydrated = hydrate(container, Component as ComponentType<object>);
    restore();
    await hydrated;
    endQueue(container);
    report();
  } catch (error) {
    console.error("An island could not be started:", error);
    endQueue(container);
  }
}

/** Starts the islands, always first the one that the visitor touches. After each, the browser shows its answer and handles input. */
async function startIslands(): Promise<void> {
  const started: Promise<void>[] = [];
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  while (waiting.length > 0) {
    const touched = waiting.findIndex((island) => island.matches(":hover, :focus-within"));
    for (const island of waiting.splice(Math.max(touched, 0), 1)) started.push(startIsland(island));
    await new Promise<void>(runAfterFrame);
  }
  await Promise.all(started);
  // Later ones follow the frame that shows a change, also a slow one: Preact would wait for it no longer than 35 ms.
  options.requestAnimationFrame = runAfterFrame;
}

addEventListener(startEvent, () => void startIslands(), { once: true });
