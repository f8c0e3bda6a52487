import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

import { load, type CheerioAPI } from "cheerio";
import type { ParentSpanPluginArgs } from "gatsby";

import { codeVersion } from "../nodes/code-version";
import { pageFile, publicFolder } from "./public-folder";
import { cacheResult, mapBatches, memoize } from "./results";

/** Quality of a host that compresses while it answers: forty times as fast as the best one, which saves a tenth more. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress = (content: string | Buffer) => promisify(brotliCompress)(content, quality);

/** Width of a picture on a phone: 360 CSS pixels with a pixel ratio of 2. */
const phoneWidth = 720;

/** Generous limits in KiB. A page with every kind of island has some 90 KiB of scripts. */
const limits = { html: 40, scripts: 140, picture: 300 };

/** Sizes that a phone loads for a page, in KiB. Text is compressed with Brotli. */
export interface PageWeight {
  path: string;
  html: number;
  scripts: number;
  /** Largest picture in the size for phones. */
  picture: number;
  pictureFile: string;
  words: number;
  drawings: number;
}

/** Chooses the candidate of a `srcset` for a phone: the narrowest that is wide enough, otherwise the widest. */
export function chooseCandidate(srcset: string): string {
  const candidates = srcset
    .split(",")
    .map((candidate) => candidate.trim().split(/\s+/u))
    .map(([address = "", width = ""]) => ({ address, width: parseInt(width) }))
    .sort((one, other) => one.width - other.width);
  return (candidates.find(({ width }) => width >= phoneWidth) ?? candidates.at(-1))?.address ?? "";
}

/** Lists the files of the scripts of a page and of its pictures in the size for phones. */
export function listPageFiles($: CheerioAPI): { scripts: string[]; pictures: string[] } {
  const loader = $("script[data-idle]");
  const scripts = ["data-islands", "data-idle"].flatMap((name) => loader.attr(name)?.split(" ") ?? []).filter(Boolean);
  const pictures = $("img")
    .toArray()
    .map((image) => $(image).prevAll("source").last().attr("srcset") ?? $(image).attr("src") ?? "")
    .map(chooseCandidate)
    .filter((address) => address.startsWith("/"))
    .map(decodeURIComponent);
  return { scripts: [...new Set(scripts)], pictures: [...new Set(pictures)] };
}

export async function measurePage(text: string) {
  const $ = load(text);
  return {
    ...listPageFiles($),
    html: (await compress(text)).length / 1024,
    words: $("main").text().split(/\s+/u).length,
    drawings: $("main svg").length,
  };
}

type PageContent = Awaited<ReturnType<typeof measurePage>>;

/**
 * Adds the sizes of the files of a page to those of its HTML.
 * @param weigh returns the compressed size of a file in KiB
 */
export async function weighPage(
  path: string,
  { scripts, pictures, ...content }: PageContent,
  weigh: (address: string) => Promise<number>,
): Promise<PageWeight> {
  const weights = await Promise.all(pictures.map(async (file) => ({ file, size: await weigh(file) })));
  const heaviest = weights.reduce((one, other) => (other.size > one.size ? other : one), { file: "", size: 0 });
  const sizes = await Promise.all(scripts.map(weigh));
  return {
    path,
    ...content,
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    picture: heaviest.size,
    pictureFile: heaviest.file.split("/").at(-1) ?? "",
  };
}

/** Formats the sizes of a page, with what makes it heavy. */
function formatWeight({ path, html, scripts, picture, pictureFile, words, drawings }: PageWeight): string {
  return (
    `${path}: HTML ${html.toFixed(1)} (${words} words, ${drawings} drawings), scripts ${scripts.toFixed(1)}, ` +
    `largest picture ${picture.toFixed(1)} ${pictureFile}`
  );
}

export function findHeavy(weights: readonly PageWeight[]): string[] {
  const isHeavy = ({ html, scripts, picture }: PageWeight) =>
    html > limits.html || scripts > limits.scripts || picture > limits.picture;
  return weights.filter(isHeavy).map(formatWeight);
}

const remedy = `At most ${limits.html} KiB of HTML, ${limits.scripts} of scripts (docs/performance.md) and ${limits.picture} of a picture
are recommended. Divide the page, or crop or simplify the picture.`;

/** Prints the heaviest pages, and warns of those that exceed a limit. Measures only what has changed since the last build. */
export async function weighPages(
  paths: readonly string[],
  { cache, createContentDigest, reporter }: Pick<ParentSpanPluginArgs, "cache" | "createContentDigest" | "reporter">,
): Promise<void> {
  const weigh = memoize(async (address): Promise<number> => {
    const file = join(publicFolder, address);
    // Gatsby creates each picture only once: a build that was stopped may have lost one.
    if (!existsSync(file))
      throw new Error(`${file} is missing. Delete the folders .cache and public, and build again.`);
    if (!/\.(?:js|svg)$/u.test(address)) return (await stat(file)).size / 1024;
    const content = await readFile(file);
    const key = `compressed ${createContentDigest(content)}`;
    return cacheResult(cache, key, async () => (await compress(content)).length / 1024);
  });
  const weights = await mapBatches(paths, async (path) => {
    const text = await readFile(join(publicFolder, pageFile(path)), "utf8");
    const key = `page ${codeVersion} ${createContentDigest(text)}`;
    const content = await cacheResult(cache, key, () => measurePage(text));
    return weighPage(path, content, weigh);
  });
  const heaviest = weights.sort((one, other) => other.html + other.picture - one.html - one.picture).slice(0, 5);
  reporter.info(["heaviest pages on a phone, in KiB", ...heaviest.map(formatWeight)].join("\n  "));
  const problems = findHeavy(weights);
  if (problems.length > 0) reporter.warn([...problems, remedy].join("\n"));
}
