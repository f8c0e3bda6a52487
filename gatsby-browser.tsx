import { Global } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";

import site from "#content/site.json";
import { recordView, startAnalytics } from "./src/analytics/analytics";
import { askForRecording } from "./src/analytics/ask-for-recording";
import { runPageScripts } from "./src/browser/page-scripts";
import { drawCharts } from "./src/charts/draw-charts";
import { createGlobalCss } from "./src/theme/global-css";

// Only the development server runs Gatsby's app: published pages load the islands that need React (`src/islands/`).

export { wrapPageElement } from "./src/sections/layout";

/** Built pages have the global styles in their head. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    <Global styles={createGlobalCss(site.language)} />
    {element}
  </>
);

/** Shows content problems in an overlay, and the bar to edit texts on the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV !== "production") {
    void import("./src/develop/start-overlay").then(({ startOverlay }) => startOverlay());
    void import("./src/editing/edit-bar").then(({ startEditing }) => startEditing());
  }
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset["scripted"] = "";
  runPageScripts();
  if (process.env.RECORDING !== "never") startAnalytics();
  if (process.env.RECORDING === "ask") askForRecording();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  if (process.env.RECORDING !== "never") recordView(location.pathname);
  drawCharts();
};
