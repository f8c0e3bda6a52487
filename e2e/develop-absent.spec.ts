import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "./test";

/** Relative to the project's root, where the tests are run. */
const publicFolder = "public";

test("nothing of what tells editors of problems, or marks what is to come, is in the build", () => {
  const files = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|html|map)$/u.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(50);
  const marks = ["/__content", "in the content", "content-problems", "EventSource(", "Scheduled for"];
  const holding = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return marks.some((mark) => text.includes(mark));
  });
  expect(holding).toEqual([]);
});
