import { fontUrls } from "./fonts/font-urls";
import { color, declareTokens, media, size, weight } from "./tokens";
import typeface from "./typeface.json";
import { formatLanguageCss } from "./language-css";

/** URL of the font with the most common characters. */
export const fontUrl = fontUrls.latin;

const { weights, metrics } = typeface;

/** Name of the typeface in styles, whichever it is. */
const family = "Typeface";

/**
 * System fonts, in a family for each, so that the browser falls through to an installed one. `typeface.json` has the width of the
 * site's text in its own font, divided by the width in these.
 */
const fallbacks = {
  Arial: {
    regular: ["Arial", "Liberation Sans"],
    bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  },
  Roboto: { regular: ["Roboto"], bold: ["Roboto Bold", "Roboto-Bold"] },
};
const fallbackNames = ["Arial", "Roboto"] as const;

function formatFallback(name: (typeof fallbackNames)[number]): string {
  const { regular, bold } = fallbacks[name];
  const { text, strong, heading } = typeface.fallbacks[name];
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const formatFace = (range: string, locals: readonly string[], ratio: number) => {
    const sources = locals.map((local) => `local("${local}")`).join(",");
    return `@font-face{font-family:"${family} ${name}";font-weight:${range};src:${sources};size-adjust:${percent(ratio)};ascent-override:${percent(metrics.ascent / ratio)};descent-override:${percent(metrics.descent / ratio)};line-gap-override:0%}`;
  };
  return (
    formatFace("400 499", regular, text) + formatFace("500 599", bold, strong) + formatFace("600 700", bold, heading)
  );
}

const fallbackFamilies = fallbackNames.map((name) => `"${family} ${name}"`).join(",");

/** Formats a face for each font. The browser loads a font when a page has one of its characters. */
function formatFonts(): string {
  const isOnly = Object.keys(fontUrls).length === 1;
  const ranges: Record<string, string> = typeface.ranges;
  const faces = Object.entries(fontUrls).map(([subset, url]) => {
    const range = isOnly ? "" : `;unicode-range:${ranges[subset]}`;
    return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap${range}}`;
  });
  return faces.join("");
}

/**
 * Hyphens in long words, in the language of the page. Where a browser has no dictionary, a word that does not fit breaks anywhere.
 * Headings have none in English.
 */
const hyphensCss = `
body{-webkit-hyphens:auto;hyphens:auto;hyphenate-limit-chars:12 4 4;overflow-wrap:anywhere}
textarea,code,pre,[href^="mailto:"],h1,h2,h3,h4{-webkit-hyphens:manual;hyphens:manual}`;

/** Tokens on paper: dark text on white. */
const printTokens = declareTokens({
  color: {
    ground: "#fff",
    raised: "#fff",
    sunken: "#fff",
    text: "#000",
    muted: "#333",
    line: "#999",
    accentSoft: "#fff",
    accentStrong: "#000",
    dark: "#fff",
    darkRaised: "#fff",
    darkLine: "#999",
    onDark: "#000",
    onDarkMuted: "#333",
    onDarkAccent: color.accent,
  },
  space: { sectionSmall: "1.5rem", sectionMedium: "1.5rem", sectionLarge: "1.5rem" },
});

/** Tokens of phones with large text, where words need the room of paddings. */
const tightTokens = declareTokens({
  space: { loose: "4.5vw", wide: "5vw", sectionMedium: "12vw" },
  size: { lead: "1.0625rem" },
});
const tightCss = `${media.tight}{:root{${tightTokens}}body{line-height:1.35}}`;

/**
 * Prints pages without header and footer, and closed details with their content, in browsers with `::details-content` (since 2025).
 * Browsers do not extend a grid when rows of a table move to the next page. Components hide their own controls.
 */
const printCss = `
@media print{
:root{${printTokens}}
html{font-size:10.5pt}
*,::before,::after{animation:none!important;transition:none!important;box-shadow:none!important}
#gatsby-focus-wrapper{display:block}
#gatsby-focus-wrapper>header,#gatsby-focus-wrapper>footer{display:none}
main :has(table){display:block!important}
main :has(table)>*+*{margin-block-start:0.75rem}
details::details-content{content-visibility:visible;block-size:auto}
summary{list-style:none}
summary>svg{display:none!important}
li,figure,picture,tr,dl>div,[role=group]{break-inside:avoid}
h1,h2,h3{break-after:avoid}
@page{margin:20mm 18mm}
}`;

/**
 * Menus in browsers without popovers. `src/browser/menus.ts` opens them; without scripts they open on hover and focus. The selectors
 * have no weight, as the browser's own.
 */
const popoverCss = `@supports not selector(:popover-open){
:where([popover]){position:fixed;overflow:auto}
:where([data-scripted] [aria-expanded=false]~[popover],html:not([data-scripted]) :not(:focus-within,:hover)>[popover]){display:none}
}`;

/**
 * Creates the global styles, which are in the head of every built page. `--bars-height` includes the sticky bar of a page. Controls of
 * sticky bars are inside of the scroll padding: without a margin the browser would scroll when they receive the focus. Fallback fonts
 * have the metrics of the typeface and text widths are in `em`, not `ch`, so that lines do not reflow when the font loads.
 * @param language of the site, a BCP 47 tag
 */
export function createGlobalCss(language: string): string {
  return `
${formatFonts()}
${fallbackNames.map(formatFallback).join("")}
:root{${declareTokens()};--header-height:4rem;--bar-height:3rem;--bars-height:var(--header-height);--scroll-padding:calc(var(--bars-height) + 1.5rem);color-scheme:light;accent-color:${color.accent}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:var(--scroll-padding)}
#gatsby-focus-wrapper>header :is(a,button),[data-bar] a{scroll-margin-block:calc(-1*var(--scroll-padding)) var(--scroll-padding)}
@media(min-height:30em){:root:has([data-bar]){--bars-height:calc(var(--header-height) + var(--bar-height) + 2px)}}
#gatsby-focus-wrapper{display:flex;flex-direction:column;min-height:100vh}
body{margin:0;background:${color.ground};color:${color.text};font:${weight.text} ${size.body}/1.6 "${family}",${fallbackFamilies},system-ui,sans-serif;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;font-synthesis:none}
h1,h2,h3,h4{margin:0;font-weight:${weight.heading};line-height:1.12;letter-spacing:-0.02em;text-wrap:balance}
[data-fallback-face]{font-family:${fallbackFamilies},system-ui,sans-serif}
p,ul,ol,dl,dd,figure,blockquote{margin:0}
p{text-wrap:pretty}
li,dt,dd{text-wrap-style:pretty}
ul,ol{padding:0;list-style:none}
img,svg,picture{display:block;max-width:100%}
img{height:auto}
img[data-failed]{opacity:0}
a{color:inherit}
a[draggable=false]{-webkit-user-select:text;user-select:text}
a[draggable=false] img{pointer-events:none}
button,input,textarea{font:inherit;color:inherit}
button{padding:0;border:0;background:none}
button,summary{cursor:pointer}
fieldset{min-width:0;margin:0;padding:0;border:0}
[popover]{margin:0;padding:0;border:0;background:none;color:inherit}
${popoverCss}
table{border-collapse:collapse;width:100%}
th,td{overflow-wrap:break-word}
:focus-visible{outline:2px solid ${color.accent};outline-offset:3px;border-radius:4px}
::selection{background:${color.accent};color:${color.onAccent}}
${media.reducedMotion}{*,::before,::after,::backdrop{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
${hyphensCss}
${formatLanguageCss(language)}
${tightCss}
${printCss}`.replace(/\n/gu, "");
}
