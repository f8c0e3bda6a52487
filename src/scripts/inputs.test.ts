import { execFileSync } from "node:child_process";

/** Runs `listSettings` in Node itself: Jest does not load its kind of module. */
function listSettings(environment: Record<string, string>): unknown {
  const code = `import { listSettings } from "./src/scripts/inputs.mjs";
    console.log(JSON.stringify(listSettings(${JSON.stringify(environment)})));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" }));
}

test("a build depends on its content, its day and its host, and on no other setting", () => {
  const environment = { PATH: "/bin", NETLIFY: "true", GATSBY_RELAY_URL: "https://relay.example.com", MY_NETLIFY: "1" };
  expect(listSettings({ ...environment, CONTENT_DATE: "2026-01-31" })).toEqual([
    ["CONTENT_DATE", "2026-01-31"],
    ["GATSBY_RELAY_URL", "https://relay.example.com"],
    ["NETLIFY", "true"],
  ]);
});
