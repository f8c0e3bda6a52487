import { createHash } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";

import type { BuildArgs } from "gatsby";

import { makeFolder } from "../../content/testing/make-folder";
import { drawCard } from "../../social-cards/draw-card";
import { writeSocialCards } from "./write-social-cards";

jest.mock("../../social-cards/draw-card", () => ({
  drawCard: jest.fn(({ title }: { title: string }) => Promise.resolve({ svg: title, missing: ["ᚠ"] })),
  renderPng: (svg: string) => Promise.resolve(Buffer.from(svg)),
  listTexts: () => [],
}));
jest.mock("../../social-cards/load-fonts", () => ({ loadFonts: () => Promise.resolve([]) }));
const mockVersion = jest.fn(() => "code");
jest.mock("../nodes/code-version", () => ({
  get codeVersion() {
    return mockVersion();
  },
}));

const root = process.cwd();
const folder = makeFolder("social-cards");
const stored = new Map<string, unknown>();
const warn = jest.fn();
const mark = `${folder}/mark.svg`;
const site = { name: "Acme", language: "en", mark: { absolutePath: mark } };

beforeAll(() => {
  process.chdir(folder);
  writeFileSync(mark, "<svg></svg>");
});
afterAll(() => process.chdir(root));

/** Writes the cards of two pages. Returns the pages whose cards were drawn, and the files of all. */
async function write(headline = "Team") {
  const nodes = [
    { path: "/", headline: "Home" },
    { path: "/team", headline },
  ];
  const data = { siteSettings: site, allPage: { nodes }, allArticle: { nodes: [] } };
  jest.mocked(drawCard).mockClear();
  const files = await writeSocialCards({
    graphql: () => Promise.resolve({ data }),
    cache: {
      get: (key: string) => Promise.resolve(stored.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(stored.set(key, JSON.parse(JSON.stringify(value)))),
    },
    createContentDigest: (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex"),
    reporter: { warn },
  } as unknown as BuildArgs);
  return { drawn: jest.mocked(drawCard).mock.calls.map(([{ path }]) => path), files };
}

test("a card is drawn once, and again after a change of a text, a picture or the code", async () => {
  const first = await write();
  expect(first.drawn).toEqual(["/", "/team"]);
  const again = await write();
  expect(again).toEqual({ ...first, drawn: [] });
  expect(warn.mock.calls.slice(0, 2)).toEqual(warn.mock.calls.slice(2));
  expect((await write("People")).drawn).toEqual(["/team"]);
  writeFileSync(mark, "<svg><path/></svg>");
  expect((await write("People")).drawn).toEqual(["/", "/team"]);
  mockVersion.mockReturnValue("other");
  expect((await write("People")).drawn).toEqual(["/", "/team"]);
  expect((await write("People")).drawn).toEqual([]);
});

test("a card whose file is missing is drawn again", async () => {
  const { files } = await write();
  rmSync(`public${files.get("/social/team.png") ?? ""}`);
  expect((await write()).drawn).toEqual(["/team"]);
});
