import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import sharp from "sharp";

import { refuse, Refusal, json, type Answer } from "./answer";
import { resolvePicture } from "./data-path";
import { judgeVector, mediaTypes, safeName, sniffPicture } from "./sniff";

const thumbnailWidth = 320;

/** A picture as a list shows it: small, and a drawing as an image that can run nothing. */
export async function showPicture(root: string, path: string): Promise<Answer> {
  const file = resolvePicture(root, path);
  if (!existsSync(file)) return refuse(404, "There is no such picture.");
  const bytes = readFileSync(file);
  const type = sniffPicture(bytes);
  if (type === undefined) return refuse(404, "This file is no picture.");
  if (type === "svg") {
    const headers = { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
    return { status: 200, type: mediaTypes.svg, body: bytes, headers };
  }
  const small = await sharp(bytes)
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return { status: 200, type: mediaTypes.webp, body: small };
}

/**
 * Keeps a picture below `data/images/`, under a safe name and with the ending of what it is. Nothing is ever replaced.
 * @param folder where, e.g. *people*
 */
export async function keepPicture(root: string, folder: string, name: string, bytes: Buffer): Promise<Answer> {
  const type = sniffPicture(bytes);
  if (type === undefined)
    throw new Refusal(415, "This is not a picture of a kind that the site takes: svg, png, jpg or webp.");
  const fault = type === "svg" ? judgeVector(bytes.toString("utf8")) : undefined;
  if (fault !== undefined) throw new Refusal(415, fault);
  const safe = safeName(name);
  if (safe === "") throw new Refusal(400, "Give the picture a name of letters and digits.");
  const path = `${folder}/${safe}.${type}`;
  const file = resolvePicture(root, path);
  const { width } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new Refusal(415, "The picture is damaged. Export it again.");
    });
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, bytes, { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new Refusal(409, `There is a picture ${path} already. Choose another name.`);
  }
  return json({ path, width });
}
