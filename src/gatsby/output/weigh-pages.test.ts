import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { brotliCompress } from "node:zlib";

import type { ParentSpanPluginArgs } from "gatsby";

import { replaceScripts } from "../finish/replace-scripts";
import { pageFile, publicFolder } from "./public-folder";
import { chooseCandidate, findHeavy, measurePage, weighPage, weighPages, type PageWeight } from "./weigh-pages";

jest.mock("node:zlib", () => {
  const actual = jest.requireActual<{ brotliCompress: typeof brotliCompress }>("node:zlib");
  return { ...actual, brotliCompress: jest.fn(actual.brotliCompress) };
});
jest.mock("./public-folder", () => ({
  ...jest.requireActual<object>("./public-folder"),
  publicFolder: `${process.cwd()}/.build/weigh-pages-${process.pid}`,
}));

const scripts = { islands: ["/a.js", "/b.js"], idle: ["/b.js", "/c.js"] };
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
  expect(await weighPage("/", await measurePage(text), weigh)).toMatchObject(weight);
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

describe("a build", () => {
  const stored = new Map<string, unknown>();
  const [info, warn, createContentDigest] = [jest.fn(), jest.fn(), jest.fn(JSON.stringify)];
  const cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, JSON.parse(JSON.stringify(value)))),
  };
  const args = { cache, createContentDigest, reporter: { info, warn } } as unknown as ParentSpanPluginArgs;

  beforeEach(() => mkdirSync(publicFolder, { recursive: true }));
  afterEach(() => rmSync(publicFolder, { recursive: true }));

  function write(path: string, text: string) {
    const file = `${publicFolder}/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  test("with a heavy page warns of it and goes on", async () => {
    write(pageFile("/"), `<main>${randomBytes(60_000).toString("hex")}</main>`);
    await weighPages(["/"], args);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\/: HTML \d{2}/u));
  });

  test("that has lost a picture says what to delete", async () => {
    write(pageFile("/"), `<main><img src="/a.webp"></main>`);
    await expect(weighPages(["/"], args)).rejects.toThrow(
      /a\.webp is missing\. Delete the folders \.cache and public/u,
    );
  });

  test("measures only pages and files that have changed, and prints the same of the others", async () => {
    const page = `<main><img src="/a.svg"></main><script data-idle="/a.js"></script>`;
    write(pageFile("/"), page);
    write(pageFile("/team"), `${page} `);
    write("a.svg", "<svg></svg>");
    write("a.js", "go();");
    const count = async () => {
      jest.mocked(brotliCompress).mockClear();
      await weighPages(["/", "/team"], args);
      return jest.mocked(brotliCompress).mock.calls.length;
    };
    expect(await count()).toBe(4);
    expect(await count()).toBe(0);
    expect(info.mock.calls.at(-1)).toEqual(info.mock.calls.at(-2));
    write(pageFile("/team"), `${page}  `);
    expect(await count()).toBe(1);
    write("a.js", "stop();");
    expect(await count()).toBe(1);
  });
});
