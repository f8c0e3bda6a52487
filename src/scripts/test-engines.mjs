import { build } from "./build.mjs";
import { runEngines } from "./engines.mjs";
import { install } from "./install.mjs";

await install();
await build();

const files = process.argv.slice(2);
const { passed, failed } = await runEngines(() => files);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
