import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

import { imageSize } from "image-size";

import type { FieldRule } from "../define";
import type { Advice, Problem } from "../problem";
import { dataFolder, imagesFolder } from "../read/data-folder";
import { listRuledValues, problemAt, type ContentRecord } from "../read/record";

import { didYouMean } from "../suggest";

type Fault = Advice & { rule: string };
type ImageRule = Extract<FieldRule, { kind: "image" }>;

/** What a picture's file holds. */
interface Picture {
  /** Ending that its content asks for, e.g. `jpg`; undefined where it is no picture. */
  type: string | undefined;
  width: number;
  height: number;
  bytes: number;
  /** Source of a drawing; empty for a photo. */
  source: string;
}

/** Largest file in bytes: what is bigger slows every build down and is never shown so large. */
const mostBytes = { svg: 100_000, photo: 4_000_000 };

/** Longest side of a photo in pixels. */
const mostPixels = 6000;

/** How far from equal a square's sides may be, as a share. */
const squareTolerance = 0.02;

const megabyte = 1_000_000;

/** Reads what a picture is from its content, whatever its name says. */
export function readPicture(path: string): Picture {
  const content = readFileSync(path);
  try {
    const { type, width, height } = imageSize(content);
    const source = type === "svg" ? content.toString("utf8") : "";
    return { type, width, height, bytes: content.length, source };
  } catch {
    return { type: undefined, width: 0, height: 0, bytes: content.length, source: "" };
  }
}

/** Says what is wrong with a drawing's source: it would be refused by browsers, or do harm. */
function explainDrawing(source: string): Fault[] {
  if (/<script|<foreignObject|\son\w+\s*=|javascript:/iu.test(source)) {
    return [
      { rule: "image-script", message: "is a drawing with a script in it", remedy: "Export it again without scripts" },
    ];
  }
  if (/(?:href|src)\s*=\s*["'](?:https?:)?\/\//iu.test(source)) {
    return [
      {
        rule: "image-external",
        message: "is a drawing that loads something from elsewhere",
        remedy: "Export it again with everything in it",
      },
    ];
  }
  return [];
}

function explainSize({ type, width, height, bytes }: Picture, limits: ImageRule): Fault[] {
  const { minWidth = 0, minHeight = 0, square = false } = limits;
  const size = `${width} x ${height} px`;
  const most = type === "svg" ? mostBytes.svg : mostBytes.photo;
  const faults: Fault[] = [];
  if (bytes > most) {
    faults.push({
      rule: "image-large",
      message: `has ${(bytes / megabyte).toFixed(1)} MB`,
      remedy: `Save it smaller: at most ${most / megabyte} MB`,
    });
  }
  if (type !== "svg" && Math.max(width, height) > mostPixels) {
    faults.push({
      rule: "image-large",
      message: `is ${size}`,
      remedy: `Save it smaller: at most ${mostPixels} px on its longer side`,
    });
  }
  if (type !== "svg" && (width < minWidth || height < minHeight)) {
    const needed = minHeight > 0 ? `${minWidth} x ${minHeight} px` : `${minWidth} px wide`;
    faults.push({
      rule: "image-small",
      message: `is ${size}, too small for where it is shown`,
      remedy: `Put a picture there that is at least ${needed}`,
    });
  }
  if (square && Math.abs(width - height) > squareTolerance * Math.max(width, height)) {
    faults.push({ rule: "image-shape", message: `is ${size}, which is not square`, remedy: "Cut it to a square" });
  }
  return faults;
}

/** Says what is wrong with a picture's file, for where it is shown. */
export function explainPicture(name: string, picture: Picture, limits: ImageRule): Fault[] {
  const ending = extname(name).slice(1);
  if (picture.type === undefined) {
    return [
      {
        rule: "image-unreadable",
        message: "is no picture that can be read",
        remedy: "Export it again as svg, png, jpg or webp",
      },
    ];
  }
  if (picture.type !== ending) {
    return [
      {
        rule: "image-format",
        message: `is a ${picture.type} file by its content`,
        remedy: `Export it as ${ending}, or name it so that it ends in .${picture.type}`,
      },
    ];
  }
  return [...explainDrawing(picture.source), ...explainSize(picture, limits)];
}

/** Says what is wrong with a picture's description, or nothing. */
export function explainAlt(alt: string): Fault | undefined {
  const remedy = "Say what the picture shows, for those who cannot see it";
  if (alt.trim() === "") return { rule: "alt-empty", message: "is empty", remedy };
  const isName =
    /^[^\s]+\.(?:svg|png|jpe?g|webp|gif|avif)$/iu.test(alt.trim()) ||
    /^(?:IMG|DSC|image|screenshot|photo|picture)[-_ ]?\d*$/iu.test(alt.trim());
  return isName ? { rule: "alt-name", message: `is the name of a file, "${alt.trim()}"`, remedy } : undefined;
}

/** Reads each picture once, however many records show it. */
export class PictureReader {
  private readonly known = new Map<string, Picture>();

  constructor(private readonly root: string) {}

  /** @param name path relative to `data/images/` */
  read(name: string): Picture {
    const picture = this.known.get(name) ?? readPicture(join(this.root, dataFolder, imagesFolder, name));
    this.known.set(name, picture);
    return picture;
  }
}

/**
 * Says what is wrong with a picture that something names.
 * @param name path relative to `data/images/`
 */
export function explainImage(
  name: string,
  limits: ImageRule,
  images: ReadonlySet<string>,
  reader: PictureReader,
): Fault[] {
  if (images.has(name)) {
    return explainPicture(name, reader.read(name), limits).map((fault) => ({
      ...fault,
      message: `names ${name}, which ${fault.message}`,
    }));
  }
  const message = `names ${name}, but there is no ${dataFolder}/${imagesFolder}/${name}`;
  const remedy = `${didYouMean(name, [...images])}Put the file there`;
  return [{ rule: "image-missing", message, remedy }];
}

/** Checks the pictures that a record shows, and their descriptions. */
export function checkImages(record: ContentRecord, images: ReadonlySet<string>, reader: PictureReader): Problem[] {
  return listRuledValues(record).flatMap(({ path, value, rule }) => {
    if (rule.kind === "alt") {
      const fault = explainAlt(value);
      // An empty text is told by its shape.
      return fault && fault.rule !== "alt-empty" ? [problemAt(record, path, fault.rule, fault)] : [];
    }
    if (rule.kind !== "image") return [];
    return explainImage(value, rule, images, reader).map((fault) => problemAt(record, path, fault.rule, fault));
  });
}
