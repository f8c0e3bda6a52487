import { readFileSync } from "node:fs";

interface Entry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

describe.each(["package-lock.json", "tools/package-lock.json"])("%s", (file) => {
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, Entry> };

  test("has a SHA-512 hash of every package, and no address of a registry", () => {
    const entries = Object.entries(packages).filter(([path, { link }]) => path !== "" && !link);
    expect(entries.length).toBeGreaterThan(0);
    const isWrong = ({ integrity, resolved }: Entry) => !integrity?.startsWith("sha512-") || resolved !== undefined;
    expect(entries.filter(([, entry]) => isWrong(entry)).map(([path]) => path)).toEqual([]);
  });
});
