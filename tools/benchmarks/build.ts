import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { copySite } from "../../e2e/copy-site.mjs";
import { generateArticle } from "../../e2e/publication/format-article";

/**
 * Measures builds of the starter with increasing numbers of articles: clean, unchanged, and with one article edited.
 * `npm run bench:build -- [100 1000 5000]`. Needs a POSIX shell.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 5000];

interface Figures {
  seconds: number;
  /** CPU time of all processes in seconds, which depends little on other load. */
  processor: number;
}

function build(cwd: string): Figures {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-c", "node node_modules/gatsby/cli.js build >&2 || exit 1; times"],
    {
      cwd,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CONTENT_FOLDER: "starter" },
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr.slice(-3000)}`);
  // The second line of `times` has the user and system time of child processes, e.g. 1m2.50s 0m3.10s.
  const times = [...(stdout.trim().split("\n")[1] ?? "").matchAll(/(\d+)m([\d.]+)s/gu)];
  const processor = times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
  return { seconds: (performance.now() - start) / 1000, processor };
}

function bench(): void {
  const site = copySite("bench-build");
  process.once("exit", site.remove);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const [{ slug }] = JSON.parse(site.read("starter/team.json")) as [{ slug: string }];

  const rows: Record<string, string | number>[] = [];
  const before = new Map<string, { articles: number; processor: number }>();
  let made = 0;
  for (const articles of sizes.sort((one, other) => one - other)) {
    for (; made < articles; made++) site.write(`starter/articles/bench-${made}.mdx`, generateArticle(made, slug));
    for (const folder of [".cache", "public"]) rmSync(join(site.root, folder), { recursive: true, force: true });
    for (const kind of ["clean", "unchanged", "one edited"]) {
      if (kind === "one edited")
        site.write(
          "starter/articles/bench-0.mdx",
          `${site.read("starter/articles/bench-0.mdx")}\nOne more sentence.\n`,
        );
      const { seconds, processor } = build(site.root);
      const last = before.get(kind);
      const each = last ? ((processor - last.processor) / (articles - last.articles)) * 1000 : NaN;
      before.set(kind, { articles, processor });
      rows.push({
        articles,
        build: kind,
        s: seconds.toFixed(1),
        "processor s": processor.toFixed(1),
        "ms each further article": last ? each.toFixed(1) : "",
      });
      console.log(JSON.stringify(rows.at(-1)));
    }
  }
  console.table(rows);
}

bench();
