import { decodedMappings, TraceMap, type SourceMapInput } from "@jridgewell/trace-mapping";

/** What no module stands for: the bundler's own words around them. */
export const bundler = "(bundler)";

/** A source of a map as a path relative to the project's root: `webpack://website/./src/a.tsx?x` is `src/a.tsx`. */
export function toPath(source: string): string {
  return source
    .replace(/^webpack:\/\/[^/]*\//u, "")
    .replace(/^\.\//u, "")
    .replace(/\?.*$/u, "");
}

/**
 * How many bytes of a script come from each module, by its source map: what stands between one mark and the next belongs to the
 * module of the first.
 */
export function attributeBytes(code: string, map: SourceMapInput): ReadonlyMap<string, number> {
  const traced = new TraceMap(map);
  const bytes = new Map<string, number>();
  for (const [row, line] of code.split("\n").entries()) {
    const marks = decodedMappings(traced)[row] ?? [];
    const starts = [{ column: 0, module: bundler }];
    for (const [column, source] of marks) {
      const name = source === undefined ? null : traced.sources[source];
      starts.push({ column, module: name ? toPath(name) : bundler });
    }
    for (const [index, { column, module }] of starts.entries()) {
      const size = Buffer.byteLength(line.slice(column, starts[index + 1]?.column));
      if (size > 0) bytes.set(module, (bytes.get(module) ?? 0) + size);
    }
  }
  return bytes;
}
