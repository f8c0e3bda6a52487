import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Format } from "./kinds";

/** A GraphQL fragment that asks for a picture. */
export interface PictureFragment {
  name: string;
  file: string;
  /** As it stands there; undefined when it does not say. */
  quality: Readonly<Record<Format, number | undefined>>;
}

function readQuality(call: string, format: Format): number | undefined {
  const said = new RegExp(`${format}Options:\\s*\\{\\s*quality:\\s*(\\d+)\\s*\\}`, "u").exec(call)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** Every place of the site's source that asks for a picture of the image pipeline. One outside a fragment has no name. */
export function readFragments(folder: string): PictureFragment[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      return [...text.matchAll(/gatsbyImageData\b(?<call>\([^)]*(?:\([^)]*\)[^)]*)*\))/gu)].map(({ groups, index }) => {
        const call = groups?.["call"] ?? "";
        const name = [...text.slice(0, index).matchAll(/fragment (\w+) on/gu)].at(-1)?.[1] ?? "";
        return { name, file, quality: { avif: readQuality(call, "avif"), webp: readQuality(call, "webp") } };
      });
    });
}
