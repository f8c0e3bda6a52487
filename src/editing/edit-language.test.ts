import "../content/languages/testing/use-german";

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { copyLanguages } from "../content/languages/testing/copy-languages";
import { EditSession } from "./edit-session";

// The second language of a site with two is edited, which takes the partners of the first.

const { root, read, write } = copyLanguages();
const file = "starter/partners.json";
const partners = read(file);
const [{ name, logo }] = JSON.parse(partners) as [{ name: string; logo: string }];

function git(...args: string[]): void {
  const settings = ["-c", "user.name=Editor", "-c", "user.email=editor@starter.example"];
  expect(spawnSync("git", [...settings, ...args], { cwd: root }).status).toBe(0);
}

test("a picture of a record that all languages share is put into the folder of the first", () => {
  const drawing = read(`starter/images/${logo}`).replace("<svg", "<svg data-new='1'");
  const content = Buffer.from(drawing).toString("base64");
  const session = new EditSession(root);
  session.changePicture({ file, path: [0, "logo"], before: logo, name: "new-mark.svg", content });
  const added = logo.replace(/[^/]+$/u, "new-mark.svg");
  expect(read(`starter/images/${added}`)).toBe(drawing);
  expect(existsSync(join(root, "languages/de/images"))).toBe(false);
  session.undo();
  expect(read(file)).toBe(partners);
});

test("an edit of such a record is listed, however long the difference, and undone after a restart", () => {
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Begin");
  new EditSession(root).changeText({ file, path: [0, "name"], before: name, after: "Bell" });
  write("languages/de/articles/long.txt", "a");
  const session = new EditSession(root);
  expect(session.diff()).toMatch(/new file: languages\/de\/articles\/long\.txt[^]*\+.*"Bell"/u);
  write(file, `${read(file)}${" ".repeat(2_000_000)}`);
  expect(session.diff().length).toBeGreaterThan(2_000_000);
  write(file, read(file).trimEnd());
  expect(session.list().done).toBe(1);
  session.undo();
  expect(JSON.parse(read(file))).toEqual(JSON.parse(partners));
});
