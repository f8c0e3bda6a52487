import { markTypeface } from "./mark-typeface";
import { parsePage } from "./parse-page";

test.each([
  [
    "a text with a letter that the typeface lacks is marked as a whole, so that no word has two typefaces",
    '<h1 class="a">Zażółć <b>gęślą</b> jaźń</h1><p>Plain é.</p>',
    '<h1 class="a" data-fallback-face>Zażółć <b>gęślą</b> jaźń</h1><p>Plain é.</p>',
  ],
  [
    "outside of headings and paragraphs, the element of the text is marked",
    '<nav><a href="/">Łódź</a> <a href="/b">Home</a></nav>',
    '<nav><a href="/" data-fallback-face>Łódź</a> <a href="/b">Home</a></nav>',
  ],
  [
    "a text in letters of which the typeface has none is marked as well, with the Latin words in it",
    "<p>Отчёт Acme</p>",
    "<p data-fallback-face>Отчёт Acme</p>",
  ],
  ["a page of an earlier build stays as it is", "<p data-fallback-face>Łódź</p>", "<p data-fallback-face>Łódź</p>"],
  [
    "other scripts keep the typeface for the Latin words between them, and scripts and styles are no text",
    "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'Łódź'</script><style>/* Łódź */</style>",
    "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'Łódź'</script><style>/* Łódź */</style>",
  ],
])("%s", (_, body, marked) => {
  const $ = parsePage(`<head><title>Łódź</title></head><body>${body}</body>`);
  markTypeface($);
  expect($.html()).toBe(`<head><title>Łódź</title></head><body>${marked}</body>`);
});
