import { rmSync } from "node:fs";
import { join } from "node:path";

import { makeSite, pictureCount } from "./make-site";
import { runBuild, stopBuild } from "./run-build";
import { formatFigures, listSlowest, summarize, type Figures, type Round } from "./summarize";

// Prints how long builds of more and more articles take, in a copy of the project. Usage: npm run bench:build [-- 100 1000]

const usualSizes = [100, 1000, 5000];
const slowSteps = 6;

function tell(what: string, figures: Figures): Figures {
  console.log(`  ${what}: ${formatFigures(figures)}. Longest steps: ${listSlowest(figures, slowSteps).join(", ")}`);
  return figures;
}

async function measure(sizes: readonly number[]): Promise<void> {
  const site = await makeSite();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      stopBuild();
      site.remove();
      process.exit(1);
    });
  }
  try {
    console.log(`Articles of the bench stand beside the project's own. Their pictures are drawn from ${pictureCount}.`);
    const rounds: Round[] = [];
    for (const articles of sizes) {
      console.log(`${articles} articles`);
      site.grow(articles);
      for (const folder of [".cache", "public"]) rmSync(join(site.root, folder), { recursive: true, force: true });
      const build = async (what: string) => {
        console.log(`  ${new Date().toISOString().slice(11, 19)}  building: ${what}`);
        return tell(what, await runBuild(site.root));
      };
      const cold = await build("nothing built before");
      const warm = await build("nothing changed");
      site.edit();
      const edited = await build("one article edited");
      rounds.push({ articles, pages: site.countPages(), cold, warm, edited });
    }
    console.log(`\n${summarize(rounds).join("\n")}`);
  } finally {
    site.remove();
  }
}

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error("Usage: npm run bench:build [-- 100 1000 …]: numbers of articles");
  process.exitCode = 1;
} else void measure((sizes.length > 0 ? sizes : usualSizes).toSorted((a, b) => a - b));
