import { isDevice } from "../fields";
import { fileProblem, finding, type Problem } from "../problem";
import { dataFolder } from "./data-folder";

/** Reasons why Windows cannot hold a file, by what its name or that of a folder has. */
const reasons: readonly (readonly [has: (name: string) => boolean, reason: string])[] = [
  [isDevice, "is the name of a device"],
  [(name) => /[. ]$/u.test(name), "ends in a point or a space"],
  [(name) => /[<>:"|?*\\]/u.test(name), 'has one of < > : " | ? * \\'],
];

function explainName(path: string): string | undefined {
  for (const name of path.split("/"))
    for (const [has, reason] of reasons) if (has(name)) return `${JSON.stringify(name)} ${reason}`;
  return undefined;
}

/** Reports files that a clone on Windows or macOS would lack. Paths are relative to the folder of the content. */
export function checkNames(paths: readonly string[]): Problem[] {
  const first = new Map<string, string>();
  return paths.flatMap((path) => {
    const report = (message: string, remedy: string) => [
      fileProblem(`${dataFolder}/${path}`, finding("file-name", message, remedy)),
    ];
    const reason = explainName(path);
    if (reason !== undefined) return report(`Windows cannot hold this file: ${reason}`, "Rename it");
    const key = path.toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? path);
    if (other === undefined) return [];
    const message = `the name differs from that of ${dataFolder}/${other} only in case, so that Windows and macOS hold one of them`;
    return report(message, "Rename one");
  });
}
