/**
 * Inline script of every page: runs what needs no React, and loads the islands that need it when they are needed. `src/gatsby/finish/`
 * bundles it and writes the URLs of their scripts into `data-islands`, that of the idle script into `data-idle`.
 */
import { runPageScripts } from "./browser/page-scripts";
import { manageIslands } from "./islands/manage-islands";
import { runScript } from "./islands/run-script";
import { whenPainted } from "./islands/when-painted";

/** Trusted Types: allows only scripts from the root of this site. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (/^\/[\w.~-]+\?*$/.test(address) ? address : null),
});
const { islands, idle = "" } = document.currentScript?.dataset ?? {};
runPageScripts();
if (islands) manageIslands(islands.split(" "));
whenPainted(() => {
  for (const src of idle.split(" ")) runScript(src).catch(() => undefined);
});
