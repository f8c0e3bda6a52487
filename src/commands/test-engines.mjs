import { build } from "./build.mjs";
import { chooseEngines } from "./engines.mjs";
import { install } from "./install.mjs";
import { countJourneys } from "./journey-report.mjs";
import { run } from "./run.mjs";

await install();
await build();

const total = { passed: 0, failed: 0 };
for (const engine of await chooseEngines()) {
  console.log(`\n— ${engine.title}`);
  if ("remedy" in engine) {
    console.log(`It is not here, so that no journey runs in it. ${engine.remedy}`);
    continue;
  }
  const report = `test-results/${engine.title.toLowerCase()}.json`;
  // Further words are files whose journeys are to be run.
  await run("npx", ["--no-install", ...engine.args, ...process.argv.slice(2)], {
    ...engine.env,
    JOURNEY_REPORT: report,
  });
  const { passed, failed } = countJourneys(report);
  console.log(`\n${engine.title}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
