import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { NodePluginArgs } from "gatsby";
import { imageSize } from "image-size";

import { dataFolder } from "../content/read/data-folder";
import { site } from "../content/site";
import { getReal } from "../content/testing/real-content";
import { faviconSize, iconPaths, screenIcons, touchIcon } from "../seo/addresses";
import { writeIcons } from "./write-icons";

const project = process.cwd();
const root = mkdtempSync(join(tmpdir(), "icons-"));
const company = getReal(site);
cpSync(dataFolder, join(root, dataFolder), { recursive: true });
beforeAll(() => {
  process.chdir(root);
});
afterAll(() => {
  process.chdir(project);
  rmSync(root, { recursive: true });
});

test("the icons are the mark of the content, each in its format and size", async () => {
  const getNodesByType = () => [company];
  await writeIcons({ getNodesByType } as unknown as NodePluginArgs);
  const files = new Map(iconPaths.map((path) => [path.slice(1), readFileSync(`public${path}`)]));
  const drawn = [...files].map(([name, file]) => ({ ...imageSize(file), name }));
  expect(drawn).toMatchObject([
    { name: "favicon.svg", type: "svg" },
    { name: "favicon.ico", type: "ico", width: faviconSize, height: faviconSize },
    ...[touchIcon, ...screenIcons].map(({ name, size }) => ({ name, type: "png", width: size, height: size })),
  ]);
  expect(files.get("favicon.svg")).toEqual(readFileSync(join(dataFolder, "images", company.mark)));
});
