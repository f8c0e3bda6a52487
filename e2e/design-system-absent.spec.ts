import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./test";

const path = "/design-system";

/** Relative to the project's root, where the tests are run. */
const publicFolder = "public";

test("the design system is in no file of the build", () => {
  // Folders, too, may be named like a file: the one of the 404 page's data is.
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.filter((file) => file.includes("design-system"))).toEqual([]);
  const written = files.filter((file) => /\.(?:js|json|html|xml|txt)$/u.test(file));
  expect(written.length).toBeGreaterThan(50);
  const marks = [path, "Design system", "no-such-picture.png"];
  const holding = written.filter((file) => {
    const text = readFileSync(file, "utf8");
    return marks.some((mark) => text.includes(mark));
  });
  expect(holding).toEqual([]);
});

test("its address answers as any unknown one does", async ({ request }) => {
  expect((await request.get(path)).status()).toBe(404);
});
