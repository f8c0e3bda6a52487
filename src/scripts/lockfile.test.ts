import { readFileSync } from "node:fs";

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

describe.each(["package-lock.json", "tools/package-lock.json"])("%s", (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };

  function findPackages(wanted: (entry: Entry) => boolean): string[] {
    return Object.entries(packages)
      .filter(([path, { link }]) => path !== "" && !link)
      .map(([path, entry]) => ({ name: `${path.replace(/^.*node_modules\//u, "")}@${entry.version}`, entry }))
      .filter(({ entry }) => wanted(entry))
      .map(({ name }) => name);
  }

  test("has a SHA-512 hash of every package", () => {
    expect(findPackages(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
  });

  test("contains no address of a registry", () => {
    expect(findPackages(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});
