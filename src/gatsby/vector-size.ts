import { readFile } from "node:fs/promises";

import type { CreateSchemaCustomizationArgs } from "gatsby";

export interface VectorSize {
  width: number;
  height: number;
}

/** Size of a vector picture as its `viewBox` has it, in its own units; nothing when it has none. */
export function readViewBox(svg: string): VectorSize | null {
  const [, box] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']+)["']/u.exec(svg) ?? [];
  const [, , width, height] = (box ?? "")
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return width && height && width > 0 && height > 0 ? { width, height } : null;
}

/** Resolves the size of a File node; nothing for other files than svg. */
async function resolveVectorSize(file: { extension: string; absolutePath: string }): Promise<VectorSize | null> {
  return file.extension === "svg" ? readViewBox(await readFile(file.absolutePath, "utf8")) : null;
}

const types = `
  "Size of a vector picture in its own units"
  type VectorSize {
    width: Float!
    height: Float!
  }

  type File implements Node {
    "Of svg files alone"
    vectorSize: VectorSize @vectorSize
  }
`;

/** Adds to files the size that a vector picture declares. */
export function createVectorSize({
  createFieldExtension,
  createTypes,
}: CreateSchemaCustomizationArgs["actions"]): void {
  createFieldExtension({ name: "vectorSize", extend: () => ({ resolve: resolveVectorSize }) });
  createTypes(types);
}
