import { markTypeface } from "./mark-typeface";

test("a text with a letter that the typeface lacks is marked as a whole, so that no word has two typefaces", () => {
  const html =
    '<html><head><title>Łódź</title></head><body><h1 class="a">Zażółć <b>gęślą</b> jaźń</h1><p>Plain é.</p></body></html>';
  expect(markTypeface(html)).toBe(html.replace('class="a"', 'class="a" data-fallback-face=""'));
});

test("outside of headings and paragraphs, the element of the text is marked", () => {
  expect(markTypeface("<nav><a href='/'>Łódź</a> <a href='/b'>Home</a></nav>")).toBe(
    "<nav><a href='/' data-fallback-face=\"\">Łódź</a> <a href='/b'>Home</a></nav>",
  );
});

test("a text in letters of which the typeface has none is marked as well, with the Latin words in it", () => {
  expect(markTypeface("<p>Отчёт Acme</p>")).toBe('<p data-fallback-face="">Отчёт Acme</p>');
});

test("other scripts keep the typeface for the Latin words between them, and scripts and styles are no text", () => {
  const html = "<p>利用データ AI</p><p>تقرير AI</p><p>© 2026 → ½</p><script>'Łódź'</script><style>/* Łódź */</style>";
  expect(markTypeface(html)).toBe(html);
});
