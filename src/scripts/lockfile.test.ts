import { readFileSync } from "node:fs";

interface Lockfile {
  packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
}

test.each(["package-lock.json", "tools/package-lock.json"])(
  "%s has a SHA-512 hash of every package, and no address of a registry",
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
    const entries = Object.entries(packages).filter(([path, { link }]) => path !== "" && !link);
    expect(entries.length).toBeGreaterThan(0);
    const wrong = entries.filter(([, { integrity, resolved }]) => !integrity?.startsWith("sha512-") || resolved);
    expect(wrong.map(([path]) => path)).toEqual([]);
  },
);
