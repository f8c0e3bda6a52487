import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { load } from "cheerio";
import { imageSize } from "image-size";

import type { FieldRule } from "../define";
import { finding, warning, type Finding, type Problem } from "../problem";
import { dataFolder, findFile, imagesFolder } from "../read/data-folder";
import { listFields, problemAt, type ContentRecord } from "../read/record";
import { didYouMean } from "../suggest";
import { figure } from "../text/components";
import { explainPictureName } from "./explain-picture-name";
import { listOutlines } from "./site-index";

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
  /** What is wrong in the code of a drawing. */
  findings: Finding[];
}

/** Pictures of a project, by their paths relative to `data/images/`. */
export interface Pictures {
  names: ReadonlySet<string>;
  /** Returns what the file of a picture has; undefined if it is no picture. Reads each file once. */
  read: (name: string) => Picture | undefined;
}

export function openPictures(root: string, names: ReadonlySet<string>): Pictures {
  const known = new Map<string, Picture | undefined>();
  const read = (name: string) => {
    if (!known.has(name))
      known.set(name, readPicture(readFileSync(join(root, findFile(`${imagesFolder}/${name}`, root))), name));
    return known.get(name);
  };
  return { names, read };
}

function readPicture(content: Buffer, name: string): Picture | undefined {
  // image-size reads only the beginning, which may be a comment.
  const source = name.endsWith(".svg") ? content.toString("utf8").replace(/<!--[^]*?-->/gu, "") : "";
  const isDrawing = drawing.test(source);
  try {
    const { type = "", width, height } = imageSize(isDrawing ? Buffer.from(source) : content);
    const findings = type === "svg" ? checkDrawing(source) : [];
    return { type, width, height, bytes: content.length, findings };
  } catch {
    // image-size throws an error for a drawing without a size.
    return isDrawing ? { type: "svg", width: 0, height: 0, bytes: content.length, findings: [] } : undefined;
  }
}

const drawing = /<(?:\w+:)?svg\b/u;

const namespace = "http://www.w3.org/2000/svg";

/** Elements that execute code or embed a page. */
const active = /^(?:script|foreignobject|iframe|embed|object|handler|listener|a)$/iu;

/** Targets and styles that load what is not in the file. */
const external = {
  target: /^\s*(?!#|data:image\/)\S/iu,
  style: /url\(\s*(?!["']?\s*(?:#|data:(?:image|font|application)\/))|@import/iu,
};

/** Reports SVG files with active content or external resources, because browsers can open them as documents of the site. */
function checkDrawing(source: string): Finding[] {
  const $ = load(source, { xml: true });
  const root = $.root().children().get(0);
  const runs = (part: string, without: string) => {
    const message = `is a drawing with ${part}, which can run code`;
    return [finding("image-script", message, `Export it again without ${without}`)];
  };
  const loads = (part: string) => {
    const message = `is a drawing with ${part}, which loads something from elsewhere`;
    return [finding("image-external", message, "Export it again with everything in it")];
  };
  if (/<!entity/iu.test(source)) return runs("<!ENTITY>", "editing data of Illustrator");
  if (/<\?xml-stylesheet/iu.test(source)) return loads("<?xml-stylesheet>");
  if (!/^(?:\w+:)?svg$/u.test(root?.name ?? "") || !Object.values(root?.attribs ?? {}).includes(namespace))
    return [finding("image-unreadable", "is not a drawing", `Begin it with <svg xmlns="${namespace}">`)];
  for (const element of $("*").toArray()) {
    if (!("attribs" in element)) continue;
    const name = element.name.replace(/^.*:/u, "");
    if (active.test(name))
      return runs(`<${element.name}>`, /^f/iu.test(name) ? "effects such as a blur of the background" : `<${name}>`);
    if (name === "style" && external.style.test($(element).text())) return loads("<style>");
    for (const [attribute, value] of Object.entries(element.attribs)) {
      const [, prefix = "", local = ""] = /^(?:(.*):)?(.*)$/u.exec(attribute) ?? [];
      if (/^on/iu.test(local) || /^\s*(?:javascript|vbscript|data:(?!image\/))/iu.test(value))
        return runs(`${attribute}="…"`, "scripts");
      const isTarget = /^(?:href|src)$/iu.test(local) && ["", "xlink"].includes(prefix);
      if (isTarget ? external.target.test(value) : prefix === "" && external.style.test(value))
        return loads(`${attribute}="…"`);
    }
  }
  if (/<(?:animate|set\b)|@keyframes/u.test(source))
    return [warning("image-moving", "moves, and visitors cannot stop it", "Save a still picture")];
  const message = "has text in a font that visitors may not have";
  const hasFont = $("text").length === 0 || source.includes("@font-face");
  return hasFont ? [] : [warning("image-text", message, "Convert its texts to paths or outlines")];
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
  if (isPhoto && Math.max(width, height) > maxPixels)
    found.push(finding("image-large", size, `Save it smaller: at most ${maxPixels} px on its longer side`));
  if (isPhoto && (width < minWidth || height < minHeight)) {
    const needed = minHeight > 0 ? `${minWidth} x ${minHeight} px` : `${minWidth} px wide`;
    found.push(finding("image-small", `${size}, which is too small here`, `Use a picture that is at least ${needed}`));
  }
  if (square && Math.abs(width - height) > squareTolerance * Math.max(width, height))
    found.push(finding("image-shape", `${size}, which is not square`, "Crop it to a square"));
  return found;
}

/** Types of pictures, as extensions of their files. */
export const pictureTypes: readonly string[] = ["svg", "png", "jpg", "webp"];

function explainPicture(name: string, limits: ImageRule, picture: Picture | undefined): Finding[] {
  const extension = extname(name).slice(1);
  if (!picture)
    return [finding("image-unreadable", "cannot be read as a picture", "Export it again as svg, png, jpg or webp")];
  const { type, width, height } = picture;
  if (type !== extension) {
    const other = pictureTypes.includes(type) ? `, or name it so that it ends in .${type}` : "";
    return [finding("image-format", `is a ${type} file by its content`, `Export it as ${extension}${other}`)];
  }
  if (width === 0 || height === 0)
    return [finding("image-unreadable", "has no size", 'Write viewBox="0 0 width height" in its <svg>')];
  // The image pipeline, which scales all pictures but logos, skips drawings.
  if (type === "svg" && limits.minWidth !== undefined)
    return [finding("image-drawing", "is an svg file, which is shown as a logo only", "Export it as png or webp")];
  return [
    ...picture.findings,
    ...(limits.minWidth === undefined ? [] : explainPictureName(name)),
    ...checkSize(picture, limits),
  ];
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

export function explainImage(name: string, limits: ImageRule, { names, read }: Pictures): Finding[] {
  if (!names.has(name)) {
    const message = `names ${name}, but there is no ${dataFolder}/${imagesFolder}/${name}`;
    return [finding("image-missing", message, `${didYouMean(name, [...names])}Add the file`)];
  }
  const found = explainPicture(name, limits, read(name));
  return found.map((each) => ({ ...each, message: `names ${name}, which ${each.message}` }));
}

/** Twice the width of the text column, and of a phone. */
const figureLimits: ImageRule = { kind: "image", minWidth: 1200 };
const smallLimits: ImageRule = { kind: "image", minWidth: 960 };

/** Use of a picture, with a function that locates its problems. */
export interface Use {
  name: string;
  limits: ImageRule;
  report: (found: Finding) => Problem;
}

/** Lists the pictures of a record: of its fields, and of its texts. */
export function listPictures(record: ContentRecord): Use[] {
  const fields = listFields(record, "image").map(({ path, value, rule }): Use => ({
    name: value,
    limits: rule,
    report: (found) => problemAt(record, path, found),
  }));
  const figures = listOutlines(record).flatMap(({ outline, report }) =>
    outline.figures
      .flatMap(({ image, small }) => [
        { ...image, limits: figureLimits },
        ...(small ? [{ ...small, limits: smallLimits }] : []),
      ])
      .map(({ at, text, limits }): Use => ({
        name: text,
        limits,
        report: (found) => report({ ...found, at, message: `<${figure}> ${found.message}` }),
      })),
  );
  return [...fields, ...figures];
}

/** Validates the pictures of a record, and their alternative text in fields. */
export function checkImages(record: ContentRecord, pictures: Pictures): Problem[] {
  const alts = listFields(record, "alt");
  return [
    ...listPictures(record).flatMap(({ name, limits, report }) => explainImage(name, limits, pictures).map(report)),
    ...alts.flatMap(({ path, value }) => explainAlt(value).map((found) => problemAt(record, path, found))),
  ];
}
