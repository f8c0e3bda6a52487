import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";

import { copyProject } from "../testing/copy-project";
import { resolveContent, resolvePicture } from "./data-path";

const project = copyProject();
afterAll(project.remove);

test.each(["jobs.json", "pages/home.json", "pages/new-page.json", "articles/back-from-cdmx.mdx"])(
  "%s is a file of content",
  (path) => {
    expect(resolveContent(project.root, path)).toBe(project.at(path));
  },
);

test.each([
  "../package.json",
  "/etc/passwd",
  "C:\\Windows\\win.ini",
  "articles/../../package.json",
  "articles/%2e%2e/jobs.json",
  "articles/..\\..\\package.json",
  "articles/../jobs.json",
  "./jobs.json",
  "jobs.json/",
  "jobs.json\u0000.mdx",
  "pages/deeper/home.json",
  "pages/.hidden.json",
  "pages/*.json",
  "images/people/priya-raman.png",
  "unknown.json",
  "",
])("%j is no file of content", (path) => {
  expect(() => resolveContent(project.root, path)).toThrow("No content is kept");
});

test.each(["people/priya-raman.png", "brand/mark.svg", "new/one.webp"])("%s can be a picture", (path) => {
  expect(resolvePicture(project.root, path)).toBe(project.at(`images/${path}`));
});

test.each([
  "../jobs.json",
  "people/../../jobs.png",
  "/etc/passwd.png",
  "people/%2e%2e/a.png",
  "people\\a.png",
  "a.gif",
  "people/.png",
])("%j is no picture", (path) => {
  expect(() => resolvePicture(project.root, path)).toThrow("No picture");
});

test("a link out of the content is not followed", () => {
  mkdirSync(project.at("../outside"));
  writeFileSync(project.at("../outside/secret.mdx"), "secret");
  symlinkSync(project.at("../outside/secret.mdx"), project.at("articles/secret.mdx"));
  symlinkSync(project.at("../outside"), project.at("images/outside"));
  expect(() => resolveContent(project.root, "articles/secret.mdx")).toThrow("not the content's");
  expect(() => resolvePicture(project.root, "outside/new.png")).toThrow("not the content's");
});
