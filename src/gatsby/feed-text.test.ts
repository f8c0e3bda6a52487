import { composeFeedText } from "./feed-text";

const quote = { text: "Usage < talk & surveys", person: { name: "Ann Lee", role: "R&D" } };

function compose(...htmls: (string | null)[]): string {
  return composeFeedText(
    htmls.map((html) => ({ html, figure: null })),
    quote,
    "https://www.example.com",
    "/blog/a",
  );
}

test("the quote stands in its place, with who says it", () => {
  expect(compose("<p>One.</p>", null, "<p>Two.</p>")).toBe(
    "<p>One.</p>\n<figure><blockquote>“Usage &lt; talk &amp; surveys”</blockquote><figcaption>Ann Lee, R&amp;D</figcaption></figure>\n<p>Two.</p>",
  );
});

test("a picture has an absolute address, its description, and what stands under it", () => {
  const figure = { alt: 'A "map"', caption: "Here & there", image: { publicURL: "/static/1/a.png" } };
  expect(composeFeedText([{ html: null, figure }], quote, "https://www.example.com", "/blog/a")).toBe(
    '<figure><img src="https://www.example.com/static/1/a.png" alt="A &quot;map&quot;"><figcaption>Here &amp; there</figcaption></figure>',
  );
});

test("a path becomes an address, another address stays", () => {
  const html = compose(
    '<a href="/team" title="a > b">a</a> <a href="https://www.example.org/">b</a> <a title="c > d" href="/jobs?a=1">c</a>',
  );
  expect(html).toContain('<a href="https://www.example.com/team" title="a > b">a</a>');
  expect(html).toContain('<a href="https://www.example.org/">b</a>');
  expect(html).toContain('<a title="c > d" href="https://www.example.com/jobs?a=1">c</a>');
});

test("a link inside of the text leads to the article", () => {
  expect(compose('<a href="#note">1</a>')).toBe('<a href="https://www.example.com/blog/a#note">1</a>');
});

test("what only looks like a path stays: code and words", () => {
  expect(compose('Write <code>&lt;a href="/team"></code> or href="/team".')).not.toContain("example.com");
});
