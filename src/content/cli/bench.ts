import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { checkContent } from "../check/check-content";

// Prints how long the check takes over more and more articles, each in a process of its own. Usage: npm run bench:content

const sizes = [0, 1000, 2000, 5000];
const runs = 3;
const published = readdirSync("data/articles").length;
const megabyte = 1024;

/** Copies the content to a new folder and adds articles, each with its own slug, title, description and text. */
function copyWithArticles(count: number): string {
  const root = mkdtempSync(join(tmpdir(), "bench-content-"));
  cpSync("data", join(root, "data"), { recursive: true });
  const folder = join(root, "data", "articles");
  const originals = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  for (let n = 1; n <= count; n++) {
    const text = (originals[n % originals.length] ?? "")
      .replace(/^slug: .*$/mu, `slug: bench-${n}`)
      .replace(/^title: .*$/mu, `title: Bench ${n}`)
      .replace(/^description: .*$/mu, `description: Article ${n} of a bench, described in more than fifty characters.`);
    writeFileSync(join(folder, `bench-${n}.mdx`), `${text}\nThis is article ${n}.\n`);
  }
  return root;
}

/** Checks one folder in this process, and prints what it took. */
function measure(root: string): void {
  const problems = checkContent(root).length;
  const { maxRSS } = process.resourceUsage();
  console.log(JSON.stringify({ problems, memory: maxRSS / megabyte }));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function compare(): void {
  const [before, ...more] = sizes.map((size) => {
    const root = copyWithArticles(size);
    const results = Array.from({ length: runs }, () => {
      const start = performance.now();
      const { stdout } = spawnSync(process.execPath, ["--import", "tsx", __filename, root], { encoding: "utf8" });
      const { problems, memory } = JSON.parse(stdout) as { problems: number; memory: number };
      if (problems > 0) throw new Error(`The bench's own content has ${problems} problems.`);
      return { seconds: (performance.now() - start) / 1000, memory };
    });
    rmSync(root, { recursive: true });
    const seconds = median(results.map((result) => result.seconds));
    console.log(
      `${String(size + published).padStart(5)} articles: ${seconds.toFixed(2)} s, ${median(results.map(({ memory }) => memory)).toFixed(0)} MiB`,
    );
    return { size, seconds };
  });
  for (const { size, seconds } of more) {
    const each = ((seconds - (before?.seconds ?? 0)) / size) * 1000;
    console.log(`${size} more articles take ${each.toFixed(2)} ms each`);
  }
}

const [root] = process.argv.slice(2);
if (root === undefined) compare();
else measure(root);
