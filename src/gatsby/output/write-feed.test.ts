import { composeFeedText } from "./write-feed";

// Jest does not load ES modules.
jest.mock("feed", () => ({}));

const pullQuote = { text: "Usage <talk> & surveys", person: { name: "Ann Lee", role: "R&D" } };

type Parts = Parameters<typeof composeFeedText>[0]["content"]["parts"];

function compose(parts: Parts): string {
  return composeFeedText({ path: "/blog/a", content: { parts }, pullQuote }, "https://www.example.com");
}

function composeHtml(html: string): string {
  return compose([{ html, figure: null }]);
}

test("the text contains the quote, and pictures with absolute URLs, alternative texts and captions", () => {
  const figure = { alt: 'A "map"', caption: "Here & there", image: { publicURL: "/static/1/a.png" } };
  const parts = [
    { html: "<p>One.</p>", figure: null },
    { html: null, figure: null },
    { html: null, figure },
  ];
  expect(compose(parts).split("\n")).toEqual([
    "<p>One.</p>",
    "<figure><blockquote><q>Usage &lt;talk&gt; &amp; surveys</q></blockquote><figcaption>Ann Lee · R&amp;D</figcaption></figure>",
    '<figure><img src="https://www.example.com/static/1/a.png" alt="A &quot;map&quot;"><figcaption>Here &amp; there</figcaption></figure>',
  ]);
});

test("paths and anchors become absolute URLs, other URLs are unchanged", () => {
  const html = composeHtml(
    '<a href="/team" title="a > b">a</a> <a href="https://www.example.org/">b</a> <a title="c > d" href="/jobs?a=1">c</a>',
  );
  expect(html).toContain('<a href="https://www.example.com/team" title="a > b">a</a>');
  expect(html).toContain('<a href="https://www.example.org/">b</a>');
  expect(html).toContain('<a title="c > d" href="https://www.example.com/jobs?a=1">c</a>');
  expect(composeHtml('<a href="#note">1</a>')).toBe('<a href="https://www.example.com/blog/a#note">1</a>');
});

test("charts become tables without drawings but with their labels", () => {
  const rows =
    '<figure class="chart"><figcaption>Lost</figcaption><table class="chart-rows"><thead><tr><th>Name</th><th><span class="chart-key"><svg><circle/></svg> Before</span></th></tr></thead><tbody><tr><th scope="row">A &amp; B</th><td><svg><rect/><text x="1">1,200 → 5%</text></svg></td></tr></tbody></table><p class="chart-source">A study</p></figure>';
  expect(composeHtml(rows)).toBe(
    '<figure><figcaption>Lost</figcaption><table><thead><tr><th>Name</th><th><span> Before</span></th></tr></thead><tbody><tr><th scope="row">A &amp; B</th><td>1,200 → 5%</td></tr></tbody></table><p>A study</p></figure>',
  );
  const line =
    '<figure class="chart"><figcaption>Users</figcaption><div class="chart-axis"><svg class="chart-line"><text>100</text></svg><p class="chart-months"><span>May</span></p></div><details><summary>As a table</summary><table><tbody><tr><td>May</td><td>100</td></tr></tbody></table></details></figure>';
  expect(composeHtml(line)).toBe(
    "<figure><figcaption>Users</figcaption><table><tbody><tr><td>May</td><td>100</td></tr></tbody></table></figure>",
  );
});

test("code and words that look like a path are unchanged", () => {
  expect(composeHtml('Write <code>&lt;a href="/team"></code> or href="/team".')).not.toContain("example.com");
});
