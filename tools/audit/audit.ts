import { runTool, serveSite } from "../serve-site";
import { checkData } from "./data";
import { checkFiles } from "./files";
import { checkHeaders } from "./headers";
import { checkHtml } from "./html";
import { checkPolicy } from "./policy";
import { readSite, type Check, type Finding } from "./site";

/** Audits the built site with external tools: `npm run audit -- [html data …]`; without names, with all. */
const checks: Record<string, Check> = {
  html: checkHtml,
  policy: checkPolicy,
  headers: checkHeaders,
  data: checkData,
  files: checkFiles,
};

function print(findings: readonly Finding[]): void {
  const locations = new Map<string, string[]>();
  for (const { what, where } of findings) locations.set(what, [...(locations.get(what) ?? []), where]);
  for (const [what, all] of locations)
    console.log(`  ✗ ${what}\n    ${all.slice(0, 5).join(", ")} (${all.length} in all)`);
}

runTool(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in checks));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(", ")}. Choose from: ${Object.keys(checks).join(", ")}`);
  const site = await readSite(await serveSite(9731));
  console.log(`${site.pages.length} pages`);
  for (const [name, check] of Object.entries(checks)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(name);
    const findings = await check(site).catch((error: unknown) => [{ where: "the tool itself", what: String(error) }]);
    print(findings);
    if (findings.length > 0) process.exitCode = 1;
    else console.log("  ✓ no findings");
  }
});
