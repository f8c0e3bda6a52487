/**
 * Inline script of every page: runs what needs no React, and loads the parts that need it when they are needed. `src/gatsby/finish/`
 * bundles it and writes the URLs of their scripts into `data-parts`, that of the idle script into `data-idle`.
 */
import { runPageScripts } from "./browser/page-scripts";
import { manageParts } from "./islands/manage-islands";
import { runScript } from "./islands/run-script";
import { whenPainted } from "./islands/when-painted";

/** Trusted Types: allows only scripts from the root of this site. */
window.trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (/^\/[\w.~-]+\?*$/.test(address) ? address : null),
});
const { parts, idle = "" } = document.currentScript?.dataset ?? {};
runPageScripts();
if (parts) manageParts(parts.split(" "));
whenPainted(() => {
  for (const src of idle.split(" ")) runScript(src).catch(() => undefined);
});
