import { readFileSync } from "node:fs";

import { parse } from "jsonc-parser";

test("nginx passes on each path that the relay answers besides files", () => {
  const { assets } = parse(readFileSync("src/relay/wrangler.jsonc", "utf8")) as {
    assets: { run_worker_first: string[] };
  };
  const paths = assets.run_worker_first.filter((path) => !/404|\*/u.test(path));
  const configuration = readFileSync("docs/nginx-relay.conf", "utf8");
  const location = new RegExp(/^location ~ (\S+) \{$/mu.exec(configuration)?.[1] ?? "no location", "u");
  expect(paths).toHaveLength(3);
  for (const path of paths) expect(path).toMatch(location);
  for (const path of ["/", "/healthy", "/bounces/", "/contact/health"]) expect(path).not.toMatch(location);
});
