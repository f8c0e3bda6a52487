import fontUrl from "./fonts/geist.woff2";
import { writePrintCss } from "./print-css";
import { color, declareTokens, media, size, weight } from "./tokens";

export { fontUrl };

const bold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"];

/** Geist's height above and below the line, in ems. */
const metrics = { ascent: 1.005, descent: 0.295 };

/**
 * A face of the system's that stands in for Geist.
 * @param ratio width of the site's own copy in Geist over its width in that face
 */
function writeFallback(weights: string, names: readonly string[], ratio: number): string {
  const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const sources = names.map((name) => `local("${name}")`).join(",");
  return `@font-face{font-family:"Geist Fallback";font-weight:${weights};src:${sources};size-adjust:${percent(ratio)};ascent-override:${percent(metrics.ascent / ratio)};descent-override:${percent(metrics.descent / ratio)};line-gap-override:0%}`;
}

/**
 * Styles of the document itself. In a build they are written into every page's head and are in no script;
 * in development, where pages are not rendered beforehand, `gatsby-browser` inserts them.
 *
 * The font is preloaded and shown when it is there for the first paint; who gets it later sees it on the next page, for a page
 * that is being read must not move. The fallback faces have Geist's metrics over Arial, so that both look alike.
 *
 * A picture that has failed keeps its place and its words for assistive technology, and shows nothing (`useImageFallbacks`).
 */
export function writeGlobalCss(): string {
  return `
@font-face{font-family:"Geist";src:url(${fontUrl}) format("woff2");font-weight:400 700;font-display:optional}
${writeFallback("400 499", ["Arial", "Liberation Sans", "Roboto"], 1.025)}
${writeFallback("500 599", bold, 0.987)}
${writeFallback("600 700", bold, 1.003)}
:root{${declareTokens()};--header-height:4rem;color-scheme:light;accent-color:${color.accent}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-top:calc(var(--header-height) + 1.5rem)}
body{margin:0;background:${color.ground};color:${color.text};font:${weight.text} ${size.body}/1.6 "Geist","Geist Fallback",system-ui,sans-serif;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;font-synthesis:none}
[data-still]{display:contents}
h1,h2,h3,h4{margin:0;font-weight:${weight.heading};line-height:1.12;letter-spacing:-0.02em;text-wrap:balance;overflow-wrap:anywhere}
p,ul,ol,dl,dd,figure,blockquote{margin:0}
p{text-wrap:pretty;overflow-wrap:anywhere}
ul,ol{padding:0;list-style:none}
img,svg,picture{display:block;max-width:100%}
img{height:auto}
img[data-failed]{opacity:0}
a{color:inherit}
button,input,textarea{font:inherit;color:inherit}
button{cursor:pointer}
table{border-collapse:collapse;width:100%}
:focus-visible{outline:2px solid ${color.accent};outline-offset:3px;border-radius:4px}
::selection{background:${color.accent};color:${color.onAccent}}
${media.still}{*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
${writePrintCss()}`.replace(/\n/gu, "");
}
