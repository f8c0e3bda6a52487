import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import fc from "fast-check";
import sharp from "sharp";

import { checkContent } from "../../src/content/check/check-content";
import type { Problem, ValuePath } from "../../src/content/problem";
import { dataFolder } from "../../src/content/read/data-folder";
import { isObject, valueAt } from "../../src/content/read/record";
import { companies, type Company, type Text } from "./vary";

function formatFile(name: string, value: unknown): string {
  if (!name.endsWith(".mdx")) return `${JSON.stringify(value, null, 2)}\n`;
  const { front, body } = value as Text;
  const fields = Object.entries(front).map(([key, field]) => `${key}: ${JSON.stringify(field)}`);
  return `---\n${fields.join("\n")}\n---\n\n${body}\n`;
}

/** Draws the picture of a name like `drawn/900x60.png`, unless it exists: a pattern, so that a cut is visible. */
async function drawPicture(file: string): Promise<void> {
  if (existsSync(file)) return;
  const [, width = "0", height = "0", format = "svg"] = /(\d+)x(\d+)\.(\w+)$/u.exec(file) ?? [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#1d4ed8"/><path d="M0 0 ${width} ${height}" stroke="#fff" stroke-width="9"/></svg>`;
  mkdirSync(dirname(file), { recursive: true });
  if (format === "svg") writeFileSync(file, svg);
  else
    await sharp(Buffer.from(svg))
      .toFormat(format === "jpg" ? "jpeg" : (format as "png" | "webp"))
      .toFile(file);
}

/** Writes a company to the content folder of a project, in place of what is there. Keeps drawn pictures. */
async function writeCompany(root: string, company: Company): Promise<void> {
  const folder = join(root, dataFolder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name !== "images") rmSync(join(folder, name), { recursive: true });
  for (const name of existsSync(join(folder, "images")) ? readdirSync(join(folder, "images")) : [])
    if (name !== "drawn") rmSync(join(folder, "images", name), { recursive: true });
  const pictures = new Set<string>();
  for (const [name, value] of Object.entries(company)) {
    const file = join(folder, name);
    const text = formatFile(name, value);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    for (const [picture] of text.matchAll(/drawn\/\d+x\d+\.\w+/gu)) pictures.add(picture);
  }
  for (const picture of pictures) await drawPicture(join(folder, "images", picture));
}

/** Deletes the value at a path, or what lacks it, and returns its path; undefined if that is the whole file. */
function deleteAt(value: unknown, path: ValuePath): ValuePath | undefined {
  for (let length = path.length; length > 0; length--) {
    const parent = valueAt(value, path.slice(0, length - 1));
    const key = path[length - 1] ?? "";
    if (Array.isArray(parent) && Number(key) < parent.length) parent.splice(Number(key), 1);
    else if (isObject(parent) && key in parent) Reflect.deleteProperty(parent, key);
    else continue;
    return path.slice(0, length);
  }
  return undefined;
}

/** Deletes what a problem names from its file, and returns the path of what is gone. */
function deleteProblem(files: Record<string, unknown>, name: string, path: ValuePath | undefined): ValuePath {
  const value = files[name];
  if (!name.endsWith(".mdx")) {
    const deleted = deleteAt(value, path ?? []);
    if (!deleted) Reflect.deleteProperty(files, name);
    return deleted ?? [];
  }
  const { front, body } = value as Text;
  // A problem of the text has no path.
  const shorter = body.split("\n\n").slice(0, -1).join("\n\n");
  const deleted = path ? deleteAt(front, path) : undefined;
  if (!deleted && shorter !== "") files[name] = { front, body: shorter };
  else if (!deleted) Reflect.deleteProperty(files, name);
  return deleted ?? [];
}

/** Compares numbers in texts by their values. */
const { compare } = new Intl.Collator("en", { numeric: true });
const toKey = ({ file, path = [] }: Problem) => [file, ...path].join("/");

/** Repairs that are tried before a company is given up, and companies before a seed is. */
const maxRounds = 40;
const maxDraws = 8;

/** Deletes what the check rejects until it accepts the rest; undefined if it rejects a file that every company needs. */
async function repair(root: string, company: Company, day: string): Promise<Company | undefined> {
  const files = structuredClone(company) as Record<string, unknown>;
  for (let round = 0; round < maxRounds; round++) {
    await writeCompany(root, files);
    const problems = checkContent(root, day).filter(({ level }) => level === "error");
    if (problems.length === 0) return files;
    if (problems.some(({ rule }) => rule === "file-missing")) return undefined;
    // Later entries of a list first, so that the places of the others stay.
    const ordered = problems.toSorted((one, other) => compare(toKey(other), toKey(one)));
    const gone: string[] = [];
    for (const { file, path } of ordered) {
      const name = file.slice(dataFolder.length + 1);
      const place = [name, ...(path ?? [])].join("/");
      if (!(name in files) || gone.some((each) => `${place}/`.startsWith(each))) continue;
      gone.push(`${[name, ...deleteProblem(files, name, path)].join("/")}/`);
    }
  }
  return undefined;
}

/** Writes the company of a seed, which the check accepts, to a project. Throws if it rejects files that every company needs. */
export async function drawCompany(root: string, seed: number, day: string): Promise<Company> {
  for (let draw = 0; draw < maxDraws; draw++) {
    const [drawn = {}] = fc.sample(companies, { seed: seed + draw * 1_000_000, numRuns: 1 });
    const company = await repair(root, drawn, day);
    if (company) return company;
  }
  throw new Error(`The check accepts no company of seed ${seed}.`);
}
