import { listEntries } from "./list-entries";

const shared = { day: "2026-02-12", date: "Feb 12, 2026", draft: null };
const article = { ...shared, title: "Ten years", text: "Its subtitle.", tag: "Culture", cover: null };
const post = { ...shared, jsonId: "one", linkedinUrl: null, title: "A decade", description: "Words.", tag: "Product" };

test("an article has the words and the tag of the post that links to it, and its own cover", () => {
  expect(listEntries([{ ...article, path: "/blog/ten", cover: "/c.svg" }], [{ ...post, url: "/blog/ten" }])).toEqual([
    { ...shared, to: "/blog/ten", title: "A decade", text: "Words.", tag: "Product", cover: "/c.svg" },
  ]);
});

test("pages of this site are newest first, and posts elsewhere are left out", () => {
  const articles = [
    { ...article, path: "/blog/a", day: "2025-01-01" },
    { ...article, path: "/blog/b" },
  ];
  const entries = listEntries(articles, [
    { ...post, url: null },
    { ...post, url: "/team", day: "2025-06-01" },
  ]);
  expect(entries.map(({ to }) => to)).toEqual(["/blog/b", "/team", "/blog/a"]);
});
