import { markDirection } from "./mark-direction";

const arabic = "هذه فقرة بالعربية.";

test("blocks of text that run in another direction than the page get dir=auto", () => {
  const html = `<p class="a">English.</p><p>${arabic}</p><h2 id="x">${arabic}</h2><table><tr><td>90%</td><td>12: ${arabic}</td></tr></table>`;
  expect(markDirection(html, "ltr")).toBe(
    `<p class="a">English.</p><p dir="auto">${arabic}</p><h2 id="x" dir="auto">${arabic}</h2><table><tr><td>90%</td><td dir="auto">12: ${arabic}</td></tr></table>`,
  );
});

test("a list or a quote of which all blocks do gets it too, and a block in it that does not", () => {
  expect(markDirection(`<ul><li>${arabic}</li><li>${arabic}</li></ul>`, "ltr")).toBe(
    `<ul dir="auto"><li>${arabic}</li><li>${arabic}</li></ul>`,
  );
  expect(markDirection(`<ul><li>${arabic}</li><li>One</li></ul>`, "ltr")).toBe(
    `<ul><li dir="auto">${arabic}</li><li>One</li></ul>`,
  );
  expect(markDirection(`<blockquote><p>שלום עולם</p></blockquote>`, "ltr")).toContain("<blockquote dir");
});

test("lists that are layout keep their direction, and so do code, charts and marked text", () => {
  const page = `<html><body><ul><li>${arabic}</li></ul></body></html>`;
  expect(markDirection(page, "ltr")).toBe(page.replace("<li>", '<li dir="auto">'));
  const others = `<pre>${arabic}</pre><figure class="chart"><p>${arabic}</p></figure><p dir="rtl">${arabic}</p>`;
  expect(markDirection(others, "ltr")).toBe(others);
  expect(markDirection(markDirection(page, "ltr"), "ltr")).toBe(markDirection(page, "ltr"));
});

test("labels that are placed in a drawing by the direction of the page keep it", () => {
  const html = `<fieldset><p data-view="habit"><b>Teams of two</b>17 of 20 stayed</p></fieldset>`;
  expect(markDirection(html, "rtl")).toBe(html);
});

test("in a page from right to left, sentences of other languages get it, but no names and numbers", () => {
  const html = `<p>Read our report in English.</p><p>Acme ${arabic}</p><li>Data Engineer</li><p>90%</p>`;
  expect(markDirection(html, "rtl")).toBe(html.replace("<p>Read", '<p dir="auto">Read'));
});

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

test("an item with a list in it has the direction of its own text, and so do all levels below", () => {
  const marked = `<ul dir="auto"><li>${arabic}`;
  expect(markDirection(list(arabic + list(arabic + list(arabic))), "ltr")).toBe(
    `${marked}${list(arabic + list(arabic))}</li></ul>`,
  );
  expect(markDirection(list(arabic + list(arabic), "English."), "ltr")).toBe(
    `<ul><li dir="auto">${arabic}${list(arabic)}</li><li>English.</li></ul>`,
  );
});

test("a block that turns back within another one is marked, at every level", () => {
  const english = "This is a sentence in English.";
  const turned = (inner: string) => `<blockquote dir="auto"><p>${inner}</p>`;
  const nested = [arabic, english, arabic, english].reduceRight(
    (inner, text) => `<blockquote><p>${text}</p>${inner}</blockquote>`,
    "",
  );
  const ends = "</blockquote>".repeat(4);
  expect(markDirection(nested, "ltr")).toBe([arabic, english, arabic, english].map(turned).join("") + ends);
  expect(markDirection(`<p>${english}</p>${nested}`, "rtl")).toBe(
    `<p dir="auto">${english}</p><blockquote><p>${arabic}</p>${[english, arabic, english].map(turned).join("")}${ends}`,
  );
});

test("what is marked stays so, and a direction that is written counts for what is in it", () => {
  const marked = markDirection(list(arabic + list("This is a sentence in English.")), "ltr");
  expect(marked.match(/dir="auto"/gu)).toHaveLength(2);
  expect(markDirection(`<html><body><div data-article-body>${marked}</div></body></html>`, "ltr")).toContain(marked);
  const written = `<blockquote dir="rtl"><p>${arabic}</p></blockquote>`;
  expect(markDirection(written, "ltr")).toBe(written);
});
