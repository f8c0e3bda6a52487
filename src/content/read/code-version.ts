import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { isIgnored, listFiles } from "./data-folder";

/** Code of the site, without the types that a build writes. */
const isCode = (path: string) => /(?<!\.d)\.(?:tsx?|[cm]js|json)$/u.test(path) && !isIgnored(path);

/** Returns a hash of all code and packages of a project: part of the key of what is cached, because either can change a result. */
export function hashCode(project: string): string {
  const hash = createHash("sha256").update(readFileSync(join(project, "package-lock.json")));
  for (const path of listFiles(join(project, "src")).filter(isCode))
    hash.update(path).update(readFileSync(join(project, "src", path)));
  return hash.digest("hex");
}
