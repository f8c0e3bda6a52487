import { readFile } from "node:fs/promises";

import type { FileSystemNode } from "gatsby-source-filesystem";
import { imageSize } from "image-size";

import { dataFolder, imagesFolder } from "../../content/read/data-folder";
import { makeReadable } from "../../theme/readable-tone";
import { shortenDigest, writePublic } from "../output/public-folder";
import type { QueryContext } from "./context";

/** Types of the files of pictures, and of the colors derived from them; their resolvers are below. */
export const imageTypes = `
  "Size of an image: in pixels, or in user units for SVG"
  type ImageSize {
    width: Float!
    height: Float!
  }

  "A background, and the text on it; colors as \`#rrggbb\`"
  type ReadableTone {
    ground: String!
    text: String!
  }
`;

/** Copies a file to the public folder and returns its path there: without its name, which programs that block ads may know. */
async function copyToStatic({ absolutePath, extension, internal }: FileSystemNode): Promise<string> {
  const path = `/static/${shortenDigest(internal.contentDigest)}.${extension}`;
  await writePublic(path, await readFile(absolutePath));
  return path;
}

/** Reads the size of an SVG image from its `viewBox`; null without one. */
function readViewBox(svg: string): { width: number; height: number } | null {
  const [, box = ""] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']+)["']/u.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Reads the size of an image; null for other files. */
export function readSize(extension: string, content: Buffer): { width: number; height: number } | null {
  const box = extension === "svg" ? readViewBox(content.toString("utf8")) : null;
  if (box) return box;
  try {
    const { width, height } = imageSize(content);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Resolves a path below `data/images/` to its File node, for the directive `@imageFile`. */
export function resolveImage(
  source: Record<string, unknown>,
  _: unknown,
  context: QueryContext,
  { fieldName }: { fieldName: string },
) {
  const path = source[fieldName];
  if (typeof path !== "string") return null;
  const filter = { sourceInstanceName: { eq: dataFolder }, relativePath: { eq: `${imagesFolder}/${path}` } };
  return context.nodeModel.findOne({ type: "File", query: { filter } });
}

export const imageResolvers = {
  File: {
    // The longer paths of gatsby-source-filesystem cost pages with many logos a round trip on slow connections.
    publicURL: { resolve: copyToStatic },
    naturalSize: {
      type: "ImageSize",
      resolve: async (file: FileSystemNode) => readSize(file.extension, await readFile(file.absolutePath)),
    },
  },
  Integration: { tone: { type: "ReadableTone!", resolve: ({ color }: { color: string }) => makeReadable(color) } },
};
