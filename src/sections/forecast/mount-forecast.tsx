import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

import { keepTarget } from "../../browser/target";
import { ForecastWindow } from "./forecast-window";

/**
 * Hydrates the server's window in slices, or renders into an empty container.
 * @param onReady called once the window answers
 * @returns an unmount function
 */
export function mountForecast(container: Element, forecast: Queries.ForecastFragment, onReady: () => void): () => void {
  let root: Root | undefined;
  const window = <ForecastWindow forecast={forecast} onReady={onReady} />;
  startTransition(() => {
    if (container.firstChild) root = hydrateRoot(container, window, { onRecoverableError: console.warn });
    else {
      keepTarget(container);
      root = createRoot(container);
      root.render(window);
    }
  });
  return () => {
    // Runs after the current render: React cannot unmount a root while it renders another.
    setTimeout(() => root?.unmount());
  };
}
