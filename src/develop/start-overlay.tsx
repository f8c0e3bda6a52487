import { createRoot } from "react-dom/client";

import { ContentOverlay } from "./content-overlay";
import { useContentProblems } from "./use-content-problems";

function Overlay() {
  return <ContentOverlay problems={useContentProblems()} />;
}

/** Shows the overlay beside the page, so that a page that fails does not take it along. */
export function startOverlay(): void {
  const place = document.createElement("div");
  document.body.append(place);
  createRoot(place).render(<Overlay />);
}
