/** Script of every page that runs when the browser is idle: what needs neither React nor input. */
import { recordView, startAnalytics } from "./analytics/analytics";
import { askForRecording } from "./analytics/ask-for-recording";
import { drawCharts } from "./charts/draw-charts";

drawCharts();
if (process.env.RECORDING !== "never") {
  recordView(location.pathname);
  startAnalytics();
}
if (process.env.RECORDING === "ask") askForRecording();
if (process.env.PREVIEW === "preview")
  void import(/* webpackChunkName: "sources" */ "./editing/start-preview").then(({ startPreview }) => startPreview());
