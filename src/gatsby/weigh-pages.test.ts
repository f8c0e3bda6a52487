import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

import type { Reporter } from "gatsby";

import { replaceScripts } from "./finish/replace-scripts";
import { pageFile, publicFolder } from "./public-folder";
import { chooseCandidate, findHeavy, weighPage, weighPages, type PageWeight } from "./weigh-pages";

jest.mock("./public-folder", () => ({
  ...jest.requireActual<object>("./public-folder"),
  publicFolder: `${process.cwd()}/.build/weigh-pages-${process.pid}`,
}));

const scripts = { parts: ["/a.js", "/b.js"], idle: ["/b.js", "/c.js"] };
const sizes: Record<string, number> = {
  "/a.js": 50,
  "/b.js": 30,
  "/c.js": 7,
  "/static/x/wide@2x.avif": 90,
  "/static/logo.svg": 4,
};
const weigh = (address: string) => Promise.resolve(sizes[address] ?? 1);

test("a page is weighed with each of its scripts once, and with the picture that a phone loads", async () => {
  const text = `<main>Two words <svg></svg><picture><source srcset="/static/x/small.avif 360w, /static/x/wide%402x.avif 720w, /static/x/huge.avif 1440w"><img src="/static/x/a.jpg"></picture><img src="/static/logo.svg"><img src="https://elsewhere.example/x.png"></main>${replaceScripts('<script src="/app.js"></script>', "load();", "a.html", scripts)}`;
  const weight = { scripts: 87, picture: 90, pictureFile: "wide@2x.avif", drawings: 1 };
  expect(await weighPage("/", text, weigh)).toMatchObject(weight);
});

test("a phone chooses the narrowest picture that is wide enough, otherwise the widest", () => {
  expect(chooseCandidate("/c 1440w, /b 720w, /a 360w")).toBe("/b");
  expect(chooseCandidate("/a 360w, /b 480w")).toBe("/b");
});

test("a page that exceeds a limit is reported with the cause", () => {
  const weights = { html: 40, scripts: 140, picture: 300, words: 900, drawings: 3 };
  const page: PageWeight = { path: "/team", pictureFile: "x.avif", ...weights };
  expect(findHeavy([page])).toEqual([]);
  expect(findHeavy([page, { ...page, html: 41 }])).toEqual([
    "/team: HTML 41.0 (900 words, 3 drawings), scripts 140.0, largest picture 300.0 x.avif",
  ]);
  expect(
    findHeavy([
      { ...page, scripts: 141 },
      { ...page, picture: 301 },
    ]),
  ).toHaveLength(2);
});

test("a build with a heavy page warns of it and goes on", async () => {
  mkdirSync(publicFolder, { recursive: true });
  const words = randomBytes(60_000).toString("hex");
  writeFileSync(`${publicFolder}/${pageFile("/")}`, `<main>${words}</main>`);
  const [info, warn] = [jest.fn(), jest.fn()];
  await weighPages(["/"], { info, warn } as unknown as Reporter);
  rmSync(publicFolder, { recursive: true });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/: HTML \d{2}/u));
});
