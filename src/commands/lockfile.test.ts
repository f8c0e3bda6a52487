import { readFileSync } from "node:fs";

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** Binaries of other platforms than Linux on x64, of versions that the registry in use does not serve. */
const unserved =
  /^@(?:msgpackr-extract\/msgpackr-extract-.+@3\.0\.7|swc\/core-.+@1\.16\.22|unrs\/resolver-.+@1\.13\.0)$/u;

function isUnserved(name: string, { optional, os = [], cpu = [] }: Entry): boolean {
  return unserved.test(name) && optional === true && !(os.includes("linux") && cpu.includes("x64"));
}

describe.each(["package-lock.json", "e2e/audit/package-lock.json"])("%s", (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };

  function findPackages(wanted: (entry: Entry, name: string) => boolean): string[] {
    return Object.entries(packages)
      .filter(([path, { link }]) => path !== "" && !link)
      .map(([path, entry]) => ({ name: `${path.replace(/^.*node_modules\//u, "")}@${entry.version}`, entry }))
      .filter(({ name, entry }) => wanted(entry, name))
      .map(({ name }) => name);
  }

  test("has a SHA-512 hash of every package", () => {
    expect(findPackages((entry, name) => !entry.integrity?.startsWith("sha512-") && !isUnserved(name, entry))).toEqual(
      [],
    );
  });

  test("contains no address of a registry", () => {
    expect(findPackages(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
