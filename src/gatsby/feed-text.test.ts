import { renderText } from "../content/text/render-text";
import { composeFeedText } from "./feed-text";

const quote = { text: "Usage < talk & surveys", person: { name: "Ann Lee", role: "R&D" } };

function compose(text: string): string {
  return composeFeedText(renderText(text), quote, "https://www.example.com");
}

test("the quote stands in its place, with who says it", () => {
  expect(compose("One.\n\n<PullQuote />\n\nTwo.")).toBe(
    "<p>One.</p>\n<figure><blockquote>“Usage &lt; talk &amp; surveys”</blockquote><figcaption>Ann Lee, R&amp;D</figcaption></figure>\n<p>Two.</p>",
  );
});

test("a path becomes an address, another address stays", () => {
  const html = compose('[a](/team "a > b") [b](https://www.example.org/) <a title="c > d" href="/jobs?a=1">c</a>');
  expect(html).toContain('<a href="https://www.example.com/team" title="a > b">a</a>');
  expect(html).toContain('<a href="https://www.example.org/">b</a>');
  expect(html).toContain('<a title="c > d" href="https://www.example.com/jobs?a=1">c</a>');
});

test("what only looks like a path stays: code and words", () => {
  const html = compose('Write `<a href="/team">` or href="/team".');
  expect(html).not.toContain("example.com");
});
