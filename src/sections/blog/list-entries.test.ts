import { listEntries } from "./list-entries";

const article = {
  title: "Ten years",
  text: "Its subtitle.",
  tag: "Culture",
  day: "2026-02-12",
  date: "Feb 12, 2026",
  draft: null,
  cover: null,
};
const post = {
  jsonId: "decade",
  linkedinUrl: null,
  title: "A decade",
  description: "Words.",
  tag: "Product",
  day: "2026-02-12",
  date: "Feb 12, 2026",
  draft: null,
};

test("an article has the words and the tag of the post that links to it, and its own cover", () => {
  expect(listEntries([{ ...article, path: "/blog/ten", cover: "/c.svg" }], [{ ...post, url: "/blog/ten" }])).toEqual([
    {
      to: "/blog/ten",
      title: "A decade",
      text: "Words.",
      tag: "Product",
      day: post.day,
      date: post.date,
      draft: null,
      cover: "/c.svg",
    },
  ]);
});

test("pages of this site are newest first, and posts elsewhere are left out", () => {
  const entries = listEntries(
    [
      { ...article, path: "/blog/a", day: "2025-01-01" },
      { ...article, path: "/blog/b" },
    ],
    [
      { ...post, url: null },
      { ...post, url: "/team", day: "2025-06-01" },
    ],
  );
  expect(entries.map(({ to }) => to)).toEqual(["/blog/b", "/team", "/blog/a"]);
});
