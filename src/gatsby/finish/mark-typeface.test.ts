import { markTypeface } from "./mark-typeface";
import { parsePage } from "./parse-page";

// The letters ꬲ (Gothic) and Ꙭ (of a medieval Bible) are in the typeface of no brand.
test.each([
  [
    "a text with a letter that the typeface lacks is marked as a whole, so that no word has two typefaces",
    '<h1 class="a">A ꬲ <b>grand</b> one</h1><p>Plain é.</p>',
    '<h1 class="a" data-fallback-face>A ꬲ <b>grand</b> one</h1><p>Plain é.</p>',
  ],
  [
    "outside of headings and paragraphs, the element of the text is marked",
    '<nav><a href="/">ꬲdz</a> <a href="/b">Home</a></nav>',
    '<nav><a href="/" data-fallback-face>ꬲdz</a> <a href="/b">Home</a></nav>',
  ],
  [
    "a text in letters of which the typeface has none is marked as well, with the Latin words in it",
    "<p>Ꙭтчёт Acme</p>",
    "<p data-fallback-face>Ꙭтчёт Acme</p>",
  ],
  ["a page of an earlier build stays as it is", "<p data-fallback-face>ꬲdz</p>", "<p data-fallback-face>ꬲdz</p>"],
  [
    "other scripts keep the typeface for the Latin words between them, and scripts and styles are no text",
    "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'ꬲdz'</script><style>/* ꬲdz */</style>",
    "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'ꬲdz'</script><style>/* ꬲdz */</style>",
  ],
])("%s", (_, body, marked) => {
  const $ = parsePage(`<head><title>ꬲdz</title></head><body>${body}</body>`);
  markTypeface($);
  expect($.html()).toBe(`<head><title>ꬲdz</title></head><body>${marked}</body>`);
});
