import { startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

import { ForecastWindow } from "./forecast-window";

/** Hydrates the server's window in slices, or renders it in an empty place. Returns a function that removes it. */
export function mountForecast(place: Element, forecast: Queries.ForecastFragment): () => void {
  let root: Root | undefined;
  const window = <ForecastWindow forecast={forecast} />;
  startTransition(() => {
    if (place.firstChild) root = hydrateRoot(place, window, { onRecoverableError: console.warn });
    else {
      root = createRoot(place);
      root.render(window);
    }
  });
  return () => {
    // After the rendering that removes the place: React does not unmount a root while it renders another.
    setTimeout(() => root?.unmount());
  };
}
