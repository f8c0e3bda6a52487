export interface Import {
  /** File relative to the project's root, or name of a package. */
  to: string;
  /** Whether it is loaded only when it is asked for. */
  later: boolean;
}

/** What each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

/** Name of the package that a path inside `node_modules` belongs to; undefined outside. */
export function namePackage(path: string): string | undefined {
  return /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(path)?.[1];
}

/** Whether an import of this name means the goal: the very file, or the package or something in it. */
function isGoal(name: string, goal: string): boolean {
  return name === goal || name.startsWith(`${goal}/`);
}

/**
 * The shortest chain of imports to a module, from the first of the starts that leads there.
 * @param goal file relative to the project's root, or name of a package
 * @returns undefined when no import leads there, as to what the bundler itself or a package brings
 */
export function findChain(graph: ImportGraph, starts: readonly string[], goal: string): readonly Import[] | undefined {
  const seen = new Set(starts);
  let paths: (readonly Import[])[] = starts.map((to) => [{ to, later: false }]);
  while (paths.length > 0) {
    const next: (readonly Import[])[] = [];
    for (const path of paths) {
      const end = path.at(-1)?.to ?? "";
      if (isGoal(end, goal)) return path;
      for (const step of graph.get(end) ?? []) {
        if (seen.has(step.to)) continue;
        seen.add(step.to);
        next.push([...path, step]);
      }
    }
    paths = next;
  }
  return undefined;
}

/** A chain as a line: `→` imports, `⇢` loads when it is asked for. */
export function writeChain(chain: readonly Import[]): string {
  return chain.map(({ to, later }, index) => (index === 0 ? to : `${later ? "⇢" : "→"} ${to}`)).join(" ");
}
