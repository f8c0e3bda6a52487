import { readFileSync } from "node:fs";
import { join } from "node:path";

import { declareTokens } from "../../theme/tokens";

function toDataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}

/** Picture of `data/images/` as an address that needs no server; `name` without its ending. */
export function linkImage(name: string): string {
  return toDataUrl(join("data/images", `${name}.svg`), "image/svg+xml");
}

export function logo(name: string, size = 24): string {
  return `<img alt="" width="${size}" height="${size}" style="display:block;flex:none;object-fit:contain" src="${linkImage(`logos/integrations/${name}`)}">`;
}

/** The company's name is content: it stands in `data/` only. */
export const company = (JSON.parse(readFileSync("data/site.json", "utf8")) as { name: string }).name;

/** A complete document: tokens of the site, its font with capitals in the middle of their line, the look of the pictures. */
export function writePage(body: string): string {
  const font = toDataUrl("src/theme/fonts/geist.woff2", "font/woff2");
  const look = readFileSync("src/pictures/shared/pictures.css", "utf8");
  const face = `@font-face{font-family:Geist;src:url(${font}) format("woff2");font-weight:400 700;ascent-override:106%;descent-override:24%;line-gap-override:0%}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${face}:root{${declareTokens()}}${look}</style><body>${body}</body></html>`;
}
