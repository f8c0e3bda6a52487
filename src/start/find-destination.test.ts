import { findDestination, findPagePath, type Press } from "./find-destination";

const here = "https://www.example.com/team?x=1#board";
const plain: Press = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function link(href: string, others = {}) {
  return { href: new URL(href, here).href, target: "", isDownload: false, ...others };
}

test.each([
  ["/careers", "/careers"],
  ["/", "/"],
  ["/resources/blog?category=Product", "/resources/blog?category=Product"],
  ["/#our-difference", "/#our-difference"],
  ["/team", "/team"],
  ["/blog/v2.0-is-here/more", "/blog/v2.0-is-here/more"],
])("a link to %s leads to the page %s", (href, path) => {
  expect(findPagePath(link(href), here)).toBe(path);
});

test.each([
  ["https://www.example.org/careers"],
  ["http://www.example.com/careers"],
  ["mailto:sales@example.com"],
  ["/rss.xml"],
  ["/static/brochure.PDF"],
  ["#advisors"],
  ["/team?x=1#advisors"],
])("a link to %s is the browser's own", (href) => {
  expect(findPagePath(link(href), here)).toBeUndefined();
});

test("a link to another window, and one to save, are the browser's own", () => {
  expect(findPagePath(link("/careers", { target: "_blank" }), here)).toBeUndefined();
  expect(findPagePath(link("/careers", { isDownload: true }), here)).toBeUndefined();
  expect(findPagePath(link("/careers", { target: "_self" }), here)).toBe("/careers");
});

test.each([
  ["button", 1],
  ["metaKey", true],
  ["ctrlKey", true],
  ["shiftKey", true],
  ["altKey", true],
  ["defaultPrevented", true],
])("a press with %s is the browser's own", (key, value) => {
  expect(findDestination({ ...plain, [key]: value }, link("/careers"), here)).toBeUndefined();
  expect(findDestination(plain, link("/careers"), here)).toBe("/careers");
});
