import { copyContent } from "../testing/copy-content";
import { writeRedirects } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

/** Problems of redirects, without the file's name; the first redirect stands on line 2. */
function check(...redirects: [from: string, to: string][]): string[] {
  return content
    .check({ "redirects.json": writeRedirects(...redirects) })
    .map((line) => line.replace("data/redirects.json:", ""));
}

test("redirects to a page, to an alias and to an article have no problem", () => {
  expect(check(["/a", "/contact"], ["/b", "/blogs"], ["/c", "/blog/telemetry-over-talk"])).toEqual([]);
});

const loop = "Name the page it should end at.";

test.each<[mistake: string, redirects: [from: string, to: string][], told: string[]]>([
  ["a redirect to itself", [["/a", "/a"]], [`2:25  redirect "/a": to leads in a loop: /a → /a. ${loop}`]],
  [
    "a loop of two",
    [
      ["/a", "/b"],
      ["/b", "/a"],
    ],
    [
      `2:25  redirect "/a": to leads in a loop: /a → /b → /a. ${loop}`,
      `3:25  redirect "/b": to leads in a loop: /b → /a → /b. ${loop}`,
    ],
  ],
  [
    "a loop of three",
    [
      ["/a", "/b"],
      ["/b", "/c"],
      ["/c", "/a"],
    ],
    [
      `2:25  redirect "/a": to leads in a loop: /a → /b → /c → /a. ${loop}`,
      `3:25  redirect "/b": to leads in a loop: /b → /c → /a → /b. ${loop}`,
      `4:25  redirect "/c": to leads in a loop: /c → /a → /b → /c. ${loop}`,
    ],
  ],
  [
    "a chain",
    [
      ["/a", "/b"],
      ["/b", "/contact"],
    ],
    [`2:25  redirect "/a": to is a redirect itself, to /contact. Write /contact.`],
  ],
  [
    "a redirect to a page that is not there",
    [["/a", "/contcat"]],
    [
      `2:25  redirect "/a": to leads to /contcat, which is not a page. Did you mean "/contact"? Name a path that exists.`,
    ],
  ],
  [
    "a redirect to the page of unknown paths",
    [["/a", "/404"]],
    [`2:25  redirect "/a": to leads to /404, which is not a page. Name a path that exists.`],
  ],
  [
    "a redirect from a page",
    [["/contact", "/team"]],
    [`2:13  redirect "/contact": from /contact is a page. Name a path that is none.`],
  ],
  [
    "a redirect from an alias",
    [["/blogs", "/resources/blog"]],
    [`2:13  redirect "/blogs": from /blogs is a page. Name a path that is none.`],
  ],
  [
    "a redirect from an article",
    [["/blog/telemetry-over-talk", "/resources/blog"]],
    [`2:13  redirect "/blog/telemetry-over-talk": from /blog/telemetry-over-talk is a page. Name a path that is none.`],
  ],
  [
    "a second redirect from the same path",
    [
      ["/a", "/contact"],
      ["/a", "/team"],
    ],
    [`3:13  redirect "/a": from "/a" is used already in data/redirects.json:2. Choose another.`],
  ],
  [
    "a redirect to another site",
    [["/a", "https://www.acme.example"]],
    [
      `2:25  redirect "/a": to is "https://www.acme.example", which is not a path of this site. Begin with a slash, end without one, and use lower-case letters, digits and hyphens, e.g. /product/overview.`,
    ],
  ],
  [
    "a redirect from a path with a slash at its end",
    [["/a/", "/contact"]],
    [
      `2:13  redirect "/a/": from is "/a/", which is not a path of this site. Begin with a slash, end without one, and use lower-case letters, digits and hyphens, e.g. /product/overview.`,
    ],
  ],
])("%s is told at its place", (_, redirects, told) => {
  expect(check(...redirects)).toEqual(told);
});
