import { resolveLead, resolveOwnArticle } from "./article";
import { readSize } from "./images";

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 142"><path/></svg>', { width: 256, height: 142 }],
  ["<svg width='10' viewBox='0,0,72.6,48'>", { width: 72.6, height: 48 }],
  ["<svg width='10' height='20'></svg>", { width: 10, height: 20 }],
  ["<svg viewBox='0 0 0 48'></svg>", null],
  ["Not a picture", null],
])("the size of an SVG image is in its viewBox, or in its attributes: %s", (svg, size) => {
  expect(readSize("svg", Buffer.from(svg))).toEqual(size);
});

const entries = [
  { title: "About Ada and Ben", about: ["ada", "ben"] },
  { title: "About Ben", author: "eve", about: ["ben"] },
  { title: "By Ada", author: "ada" },
  { title: "By Ada, older", author: "ada", about: [] },
];

test.each([
  ["ada", "By Ada"],
  ["ben", "About Ben"],
  ["eve", "About Ben"],
  ["zoe", undefined],
])("the article of %s is %s", async (slug, title) => {
  const nodeModel = { findAll: () => Promise.resolve({ entries }) };
  expect((await resolveOwnArticle({ slug }, undefined, { nodeModel } as never))?.["title"]).toBe(title);
});

test("the newest article of the last six months with a featured tag leads the blog", async () => {
  const queries: unknown[] = [];
  const nodeModel = {
    findOne: () => Promise.resolve({ month: "2026-03-01", language: "en" }),
    findAll: ({ query }: { query: unknown }) => {
      queries.push(query);
      return Promise.resolve({ entries: [] });
    },
  };
  await resolveLead({ featured: ["Research"] }, undefined, { nodeModel } as never);
  expect(await resolveLead({}, undefined, { nodeModel } as never)).toBeNull();
  const filter = { tag: { in: ["Research"] }, date: { gte: "2025-09-01" } };
  expect(queries).toEqual([{ filter, sort: { fields: ["date"], order: ["DESC"] }, limit: 1 }]);
});
