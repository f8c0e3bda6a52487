import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { load } from "cheerio";
import { imageSize } from "image-size";

import type { FieldRule } from "../define";
import { finding, type Finding, type Problem } from "../problem";
import { dataFolder, imagesFolder } from "../read/data-folder";
import { listRuledValues, problemAt, type ContentRecord } from "../read/record";
import { didYouMean } from "../suggest";

type ImageRule = Extract<FieldRule, { kind: "image" }>;

/** Maximum file size in bytes. Larger files slow down every build. */
const maxBytes = { svg: 100_000, photo: 4_000_000 };

/** Maximum side of a photo in pixels. */
const maxPixels = 6000;

/** Tolerance of the sides of a square, as a share. */
const squareTolerance = 0.02;

const megabyte = 1_000_000;

/** Properties of a picture, read from its content and not from its name. */
interface Picture {
  /** File extension for its content, e.g. `jpg`. */
  type: string;
  width: number;
  height: number;
  bytes: number;
  /** SVG source; empty for a photo. */
  source: string;
}

/** Pictures of a project: its root, and their paths relative to `data/images/`. */
export interface Pictures {
  root: string;
  names: ReadonlySet<string>;
}

/** Reads a picture; undefined if it is invalid. */
function readPicture(root: string, name: string): Picture | undefined {
  const content = readFileSync(join(root, dataFolder, imagesFolder, name));
  try {
    const { type = "", width, height } = imageSize(content);
    return { type, width, height, bytes: content.length, source: type === "svg" ? content.toString("utf8") : "" };
  } catch {
    return undefined;
  }
}

/** Elements that execute code or embed a page. */
const active = /^(?:script|foreignobject|iframe|embed|object|handler|listener|a)$/iu;

/** URLs and styles that load external resources. */
const external = /^\s*(?:[a-z][a-z\d+.-]*:)?\/\/|url\(\s*(?!["']?\s*(?:#|data:image\/))|@import/iu;

/** Reports SVG files with active content or external resources, because browsers can open them as documents of the site. */
function checkDrawing({ source }: Picture): Finding[] {
  const $ = load(source, { xml: true });
  let runs = /<!(?:doctype|entity)|<\?(?!xml\s)/iu.test(source);
  let loads = false;
  for (const element of $("*").toArray()) {
    if (!("attribs" in element)) continue;
    const localName = (name: string) => name.replace(/^.*:/u, "");
    runs ||= active.test(localName(element.name));
    loads ||= localName(element.name) === "style" && external.test($(element).text());
    for (const [name, value] of Object.entries(element.attribs)) {
      runs ||= /^on/iu.test(localName(name)) || /^\s*(?:javascript|vbscript|data:(?!image\/))/iu.test(value);
      // Namespace names are URLs, but nothing loads them.
      loads ||= !name.startsWith("xmlns") && external.test(value);
    }
  }
  if (runs) return [finding("image-script", "is a drawing with a script in it", "Export it again without scripts")];
  if (!loads) return [];
  const message = "is a drawing that loads something from elsewhere";
  return [finding("image-external", message, "Export it again with everything in it")];
}

function checkSize({ type, width, height, bytes }: Picture, limits: ImageRule): Finding[] {
  const { minWidth = 0, minHeight = 0, square = false } = limits;
  const isPhoto = type !== "svg";
  const size = `is ${width} x ${height} px`;
  const limit = isPhoto ? maxBytes.photo : maxBytes.svg;
  const found: Finding[] = [];
  if (bytes > limit) {
    const remedy = `Save it smaller: at most ${limit / megabyte} MB`;
    found.push(finding("image-large", `has ${(bytes / megabyte).toFixed(1)} MB`, remedy));
  }
  if (isPhoto && Math.max(width, height) > maxPixels) {
    found.push(finding("image-large", size, `Save it smaller: at most ${maxPixels} px on its longer side`));
  }
  if (isPhoto && (width < minWidth || height < minHeight)) {
    const needed = minHeight > 0 ? `${minWidth} x ${minHeight} px` : `${minWidth} px wide`;
    found.push(finding("image-small", `${size}, which is too small here`, `Use a picture that is at least ${needed}`));
  }
  if (square && Math.abs(width - height) > squareTolerance * Math.max(width, height)) {
    found.push(finding("image-shape", `${size}, which is not square`, "Crop it to a square"));
  }
  return found;
}

function explainPicture(name: string, picture: Picture | undefined, limits: ImageRule): Finding[] {
  const extension = extname(name).slice(1);
  if (!picture) {
    return [finding("image-unreadable", "cannot be read as a picture", "Export it again as svg, png, jpg or webp")];
  }
  if (picture.type === extension) return [...checkDrawing(picture), ...checkSize(picture, limits)];
  const remedy = `Export it as ${extension}, or name it so that it ends in .${picture.type}`;
  return [finding("image-format", `is a ${picture.type} file by its content`, remedy)];
}

/** Reports alternative text that is a file name. The schema reports empty text. */
export function explainAlt(alt: string): Finding[] {
  const written = alt.trim();
  const isName =
    /^[^\s]+\.(?:svg|png|jpe?g|webp|gif|avif)$/iu.test(written) ||
    /^(?:IMG|DSC|image|screenshot|photo|picture)[-_ ]?\d*$/iu.test(written);
  if (!isName) return [];
  const remedy = "Describe what the picture shows, for those who cannot see it";
  return [finding("alt-name", `is the name of a file, "${written}"`, remedy)];
}

/** Reports problems of a picture where it is used. */
export function explainImage(name: string, limits: ImageRule, pictures: Pictures): Finding[] {
  if (pictures.names.has(name)) {
    return explainPicture(name, readPicture(pictures.root, name), limits).map((found) => ({
      ...found,
      message: `names ${name}, which ${found.message}`,
    }));
  }
  const message = `names ${name}, but there is no ${dataFolder}/${imagesFolder}/${name}`;
  return [finding("image-missing", message, `${didYouMean(name, [...pictures.names])}Add the file`)];
}

/** Validates the pictures of a record and their alternative text. */
export function checkImages(record: ContentRecord, pictures: Pictures): Problem[] {
  return listRuledValues(record).flatMap(({ path, value, rule }) => {
    const found = rule.kind === "image" ? explainImage(value, rule, pictures) : [];
    return [...found, ...(rule.kind === "alt" ? explainAlt(value) : [])].map((each) => problemAt(record, path, each));
  });
}
