import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

import type { Check } from "./site";

const checker = "tools/node_modules/vnu-jar/build/dist/vnu.jar";

/** False findings: the site's origin, container queries and their units, `:target-current`, a property of SVG 2. */
const falseFindings = [
  "Resource violates Content Security Policy.*",
  "CSS: “(?:vector-effect|container-type|scroll-target-group|--unit)”.*",
  "CSS: “(?:--start|--step|--up|inset-inline-start|transform|width)”: (?:Parse Error|The types are incompatible).*",
  "CSS: Unknown pseudo-element or pseudo-class “:target-current”",
  "CSS: Unrecognized at-rule “@container”",
].join("|");

/** Audits pages, styles and SVG files with the Nu Html Checker, which needs Java. */
export const checkHtml: Check = () => {
  const options = "--format json --stdout --exit-zero-always --errors-only --also-check-svg --skip-non-html".split(" ");
  // `_gatsby` contains page fragments.
  const files = readdirSync("public").filter((name) => name !== "_gatsby");
  const { error, stdout } = spawnSync(
    "java",
    ["-jar", checker, ...options, "--filterpattern", falseFindings, ...files.map((name) => `public/${name}`)],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (error) throw new Error(`${error.message}. Install Java 11 or newer: apt-get install default-jre-headless`);
  const { messages } = JSON.parse(stdout) as { messages: { url?: string; lastLine?: number; message: string }[] };
  return Promise.resolve(
    messages.map(({ url = "", lastLine = 0, message }) => ({
      where: `${url.replace(/^.*\/public/u, "")}:${lastLine}`,
      what: message,
    })),
  );
};
