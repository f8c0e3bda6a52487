import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Versions = Record<string, string>;

/** Lists the overrides in the table of docs/upgrading.md: name, e.g. "`cookie` 0.7.2 in gatsby", and reason. */
export function listOverrides(): [name: string, reason: string][] {
  const rows = readFileSync("docs/upgrading.md", "utf8").matchAll(/^\| (`[^`|]+` \d[^|]+?) +\| ([^|]+?) +\|/gmu);
  return [...rows].map(([, name = "", reason = ""]) => [name, reason]);
}

/**
 * Lists the advisories in the output of `npm audit --json`.
 * @throws {Error} if the registry did not answer, so that unknown is not taken for none
 */
export function readAudit(output: string): string[] {
  const { message = "npm audit printed nothing", vulnerabilities } = JSON.parse(output || "{}") as {
    message?: string;
    vulnerabilities?: Record<string, { via: (string | Versions)[] }>;
  };
  if (!vulnerabilities) throw new Error(`Open advisories are UNKNOWN: ${message}`);
  return Object.values(vulnerabilities)
    .flatMap(({ via }) => via.filter((cause) => typeof cause !== "string"))
    .map(({ severity, name, range, url }) => `${severity}: ${name} ${range}, ${url}`);
}

/** `npm run advisories`: lists direct packages, overrides and open advisories. Fails if there is one, or if they are unknown. */
function listAdvisories(): void {
  for (const folder of [".", "tools"]) {
    const settings = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Record<string, Versions | undefined>;
    const direct = { ...settings["dependencies"], ...settings["devDependencies"], ...settings["optionalDependencies"] };
    const names = Object.entries(direct).map(([name, version]) => `${name} ${version}`);
    console.log(`\n${folder}/package.json: ${names.join(", ")}`);
    const command = `npm audit --json --package-lock-only --prefix ${folder}`;
    try {
      const open = readAudit(spawnSync(command, { shell: true, encoding: "utf8" }).stdout);
      console.log(open.length > 0 ? open.join("\n") : "No open advisory.");
      if (open.length > 0) process.exitCode = 1;
    } catch (error) {
      console.error(String(error));
      process.exitCode = 1;
    }
  }
  console.log("\nOverrides:");
  for (const row of listOverrides()) console.log(row.join(": "));
}

if (process.argv[1]?.endsWith("advisories.ts")) listAdvisories();
