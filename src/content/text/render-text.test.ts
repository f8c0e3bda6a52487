import { renderText } from "./render-text";

function render(text: string): string {
  return renderText(text).beforeQuote;
}

test.each<[what: string, text: string, html: string]>([
  ["paragraphs", "One,\nand *two*.\n\n**Three**.", "<p>One,\nand <em>two</em>.</p>\n<p><strong>Three</strong>.</p>"],
  ["a link", "See [the team](/team).", '<p>See <a href="/team">the team</a>.</p>'],
  [
    "a link to a definition",
    "See [it][team].\n\n[team]: https://www.example.com/?a=1&b=2",
    '<p>See <a href="https://www.example.com/?a=1&#x26;b=2">it</a>.</p>',
  ],
  ["a list", "1. One\n2. Two", "<ol>\n<li>One</li>\n<li>Two</li>\n</ol>"],
  [
    "code",
    "```sh\nls <b>\n```\n\n`1 < 2`",
    '<pre><code class="language-sh">ls &#x3C;b>\n</code></pre>\n<p><code>1 &#x3C; 2</code></p>',
  ],
  ["signs as they are typed", "It’s “so” — 90% 5\u00A0km…", "<p>It’s “so” — 90% 5\u00A0km…</p>"],
  ["what would be markup", "1 &lt; 2 &amp; \\{ 3 \\}", "<p>1 &#x3C; 2 &#x26; { 3 }</p>"],
  [
    "an element in a line",
    'At <time dateTime="2025-01-29">noon</time>.',
    '<p>At <time datetime="2025-01-29">noon</time>.</p>',
  ],
  ["an element that is empty", "One<br />two", "<p>One<br>two</p>"],
  ["a note to editors", "{/* A note. */}\n\nOne{/* Another. */}.", "<p>One.</p>"],
])("%s", (_, text, html) => {
  expect(render(text)).toBe(html);
});

test("elements that stand alone on a line are no paragraph", () => {
  const table = '<table>\n<tbody>\n<tr><th scope="row">One</th><td colspan="2">*Two*</td></tr>\n</tbody>\n</table>';
  expect(render(table).replaceAll("\n", "")).toBe(
    '<table><tbody><tr><th scope="row">One</th><td colspan="2"><em>Two</em></td></tr></tbody></table>',
  );
});

test("the quote parts the text, and stands in neither part", () => {
  const { beforeQuote, afterQuote } = renderText("One.\n\n<PullQuote />\n\nTwo.");
  expect([beforeQuote, afterQuote]).toEqual(["<p>One.</p>", "<p>Two.</p>"]);
});

test("every heading has an anchor, and those of the second level are chapters", () => {
  const { beforeQuote, afterQuote, sections } = renderText(
    "## The **first** one\n\n### With a [link](/team)\n\n<PullQuote />\n\n## The first one\n\n```\n## no heading\n```",
  );
  expect(sections).toEqual([
    { id: "the-first-one", title: "The first one" },
    { id: "the-first-one-2", title: "The first one" },
  ]);
  expect(beforeQuote).toContain('<h2 id="the-first-one">The <strong>first</strong> one</h2>');
  expect(beforeQuote).toContain('<h3 id="with-a-link">With a <a href="/team">link</a></h3>');
  expect(afterQuote).toContain('<h2 id="the-first-one-2">The first one</h2>');
});

test.each([
  "{process.exit(1)}",
  "One {process.exit(1)}.",
  "<b title={process.exit(1)}>One</b>",
  "export const a = process.exit(1)",
])("code is never run: %s", (code) => {
  expect(render(`${code}\n`)).not.toContain("process");
});
