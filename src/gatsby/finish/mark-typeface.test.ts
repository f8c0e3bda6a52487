import { markTypeface } from "./mark-typeface";
import { parsePage } from "./parse-page";

// The letters ꝏ and Ꙭ are those of medieval texts, which the typeface of no brand draws.
test.each([
  [
    "a text with a letter that the typeface lacks is marked as a whole, so that no word has two typefaces",
    '<h1 class="a">A ꝏ <b>grand</b> one</h1><p>Plain é.</p>',
    '<h1 class="a" data-fallback-face>A ꝏ <b>grand</b> one</h1><p>Plain é.</p>',
  ],
  [
    "outside of headings and paragraphs, the element of the text is marked",
    '<nav><a href="/">ꝏdz</a> <a href="/b">Home</a></nav>',
    '<nav><a href="/" data-fallback-face>ꝏdz</a> <a href="/b">Home</a></nav>',
  ],
  [
    "a text in letters of which the typeface has none is marked as well, with the Latin words in it",
    "<p>Ꙭтчёт Acme</p>",
    "<p data-fallback-face>Ꙭтчёт Acme</p>",
  ],
  ["a page of an earlier build stays as it is", "<p data-fallback-face>ꝏdz</p>", "<p data-fallback-face>ꝏdz</p>"],
  [
    "other scripts keep the typeface for the Latin words between them, and scripts and styles are no text",
    "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'ꝏdz'</script><style>/* ꝏdz */</style>",
    "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'ꝏdz'</script><style>/* ꝏdz */</style>",
  ],
])("%s", (_, body, marked) => {
  const $ = parsePage(`<head><title>ꝏdz</title></head><body>${body}</body>`);
  markTypeface($);
  expect($.html()).toBe(`<head><title>ꝏdz</title></head><body>${marked}</body>`);
});
