import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { dataFolder } from "../read/data-folder";
import { projectRoot } from "../testing/real-content";
import { schemaFolder, writeEditorSettings } from "./settings";

test("the schemas that VS Code reads are those of the contract", async () => {
  const files = await writeEditorSettings(projectRoot);
  const stale = Object.keys(files).filter((file) => {
    const path = join(projectRoot, file);
    return !existsSync(path) || readFileSync(path, "utf8") !== files[file];
  });
  const left = readdirSync(join(projectRoot, schemaFolder)).filter((name) => !(`${schemaFolder}/${name}` in files));
  if (stale.length + left.length > 0) {
    throw new Error(`Not as the contract has them: ${[...stale, ...left].join(", ")}. Run: npm run schemas`);
  }
});

test("every file of JSON in the content has a schema", async () => {
  const { ".vscode/settings.json": settings = "" } = await writeEditorSettings(projectRoot);
  const wired = (JSON.parse(settings) as { "json.schemas": { fileMatch: string[] }[] })["json.schemas"];
  const patterns = wired.flatMap(({ fileMatch }) => fileMatch).map((file) => file.slice(1));
  const real = readdirSync(join(projectRoot, dataFolder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => `${dataFolder}/${file.replaceAll("\\", "/")}`);
  const matched = real.filter(
    (file) => patterns.includes(file) || patterns.includes(file.replace(/[^/]+\.json$/u, "*.json")),
  );
  expect(real.length).toBeGreaterThan(0);
  expect(matched).toEqual(real);
});

test("settings of somebody's own are kept", async () => {
  const { ".vscode/settings.json": settings = "" } = await writeEditorSettings(projectRoot);
  expect(JSON.parse(settings)).toMatchObject(
    JSON.parse(readFileSync(join(projectRoot, ".vscode/settings.json"), "utf8")) as object,
  );
});
