import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

import { formsUrl, siteUrl } from "./serve";

function printAddresses(): void {
  console.log(`\nForms:  ${formsUrl}   (Chrome, Edge or another Chromium browser)\nSite:   ${siteUrl}\n`);
}

/** Waits for the site, so that the URLs are printed again after the output of the development server. */
async function waitForSite(): Promise<void> {
  while (!(await fetch(siteUrl).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 1000));
}

printAddresses();
const duration = existsSync(".cache") ? "half a minute" : "about three minutes, the first time";
console.log(`The site opens in the browser when it is ready, in ${duration}. Its progress:\n`);
// The site's bar links to the forms, and Alt and a click on a text open its form.
const env = { ...process.env, FORMS_URL: formsUrl };
spawn("node", ["src/scripts/develop.mjs", "--open", ...process.argv.slice(2)], { stdio: "inherit", env }).on(
  "exit",
  (code) => process.exit(code ?? 1),
);
void waitForSite().then(printAddresses);
