import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { CreateResolversArgs } from "gatsby";

import { publicFolder } from "./public-folder";
import { shortenDigest } from "./short-digest";

interface FileNode {
  absolutePath: string;
  base: string;
  internal: { contentDigest: string };
}

/** Copies a file to where the site serves it, and tells its path there. */
async function publish({ absolutePath, base, internal }: FileNode): Promise<string> {
  const path = `/static/${shortenDigest(internal.contentDigest)}/${base}`;
  const target = join(publicFolder, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(absolutePath, target);
  return path;
}

/** In the place of gatsby-source-filesystem's, whose long paths a page with many logos says over and over. */
export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby says of it only that it is a function.
  const create = api.createResolvers as (resolvers: object) => void;
  create({ File: { publicURL: { resolve: publish } } });
}
