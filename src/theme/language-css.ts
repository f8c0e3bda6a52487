import { findDirection } from "../text/language";

/** Hyphens in headings, in words that are too long for a line, if the browser can tell: others would divide any word. */
const headingHyphensCss = `
@supports (hyphenate-limit-chars:5) or (-webkit-hyphenate-limit-before:5){:root :is(h1,h2,h3,h4){-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:16 6 6;-webkit-hyphenate-limit-before:8;-webkit-hyphenate-limit-after:8}}`;

/** Styles of text in the language of the site. In a page from left to right, each text has the direction of its first letter. */
export function formatLanguageCss(language: string): string {
  const [name] = language.split("-");
  const rules: Partial<Record<string, string>> = {
    // The second rule leaves room for a phrase of eight letters.
    ja: ":root :is(h1,h2,h3,h4){word-break:auto-phrase}@media (width<22.5em){:root [data-hero] h1{font-size:10.9vw}}",
    ko: "body{word-break:keep-all}",
  };
  const own = `${name === "en" ? "" : headingHyphensCss}${rules[name ?? ""] ?? ""}`;
  return findDirection(language) === "ltr"
    ? `:is(p,h1,h2,h3,h4,li,dt,dd,figcaption,caption,summary,th,td){unicode-bidi:plaintext}${own}`
    : `body *{letter-spacing:0!important}:root :is(h1,h2,h3){line-height:1.3}${own}`;
}
