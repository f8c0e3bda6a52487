import { readFileSync } from "node:fs";
import { join } from "node:path";

import { mayWrite } from "./github";

test.each(["admin", "maintain", "write"])("the permission %s suffices", (permission) => {
  expect(mayWrite(permission)).toBe(true);
});

test.each(["triage", "read", "none", "", "Write", "write\u200b"])(
  "the permission %j does not suffice",
  (permission) => {
    expect(mayWrite(permission)).toBe(false);
  },
);

test("the scripts beside a token import no package", () => {
  const files = ["comment", "accept-look", "delete-pictures", "delete-previews", "require-check"];
  const all = [...files, "github", "artifact", "format"];
  const texts = all.map((name) => readFileSync(join(__dirname, `${name}.ts`), "utf8")).join("\n");
  const imported = Array.from(texts.matchAll(/(?:from|import) ?\(?"([^"]+)"/gu), ([, name]) => name);
  const isOwn = (name = "") => name.startsWith("node:") || all.some((file) => name === `./${file}.ts`);
  expect(imported.filter((name) => !isOwn(name))).toEqual([]);
  expect(imported.length).toBeGreaterThan(8);
});
