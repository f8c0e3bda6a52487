import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import type { copySite } from "../copy-site.mjs";

type Site = ReturnType<typeof copySite>;
type Fields = Record<string, unknown>;

/** Redirects from URLs of another system, with their targets. */
export const oldAddresses = {
  "/old.html": "/careers",
  "/Old-Page/": "/team",
  "/about_us": "/leadership",
  "/a%20b": "/contact",
};

export const counts = { few: 1, many: 12 } as const;
export type Amount = keyof typeof counts;

const recording = { few: "never", many: "ask" } as const;

/** Removes links to the blog and its articles from the lists of a JSON file, and what is empty without them. */
function removeBlogLinks(value: unknown): unknown {
  if (Array.isArray(value)) {
    const leadsToBlog = (each: Fields) => /^\/(?:resources\/)?blog\b/u.test(String(each["to"]));
    return value
      .filter((each: Fields) => !leadsToBlog(each))
      .map(removeBlogLinks)
      .filter((each) => !isEmptyMenu(each));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, removeBlogLinks(each)]));
}

function isEmptyMenu(value: unknown): boolean {
  return Array.isArray((value as Fields)["links"]) && (value as { links: unknown[] }).links.length === 0;
}

/** Removes the blog page, articles, posts, drafts, and all links to them. */
function removeBlog({ root, read, write }: Site): void {
  const files = ["articles", "pages/blog.json", "pages/all-sections.json", "pages/webinars.json"];
  for (const file of files) rmSync(join(root, "starter", file), { recursive: true });
  write("starter/posts.json", "[]");
  const pages = readdirSync(join(root, "starter/pages")).map((file) => `pages/${file}`);
  for (const file of ["site.json", "redirects.json", ...pages])
    write(`starter/${file}`, JSON.stringify(removeBlogLinks(JSON.parse(read(`starter/${file}`)))));
}

/** Fills the starter of a copy with the minimum of records and no blog, or the maximum, and logos of extreme shapes. */
export async function plant(site: Site, amount: Amount): Promise<void> {
  const count = counts[amount];
  const edit = (file: string, change: (value: never) => unknown) => {
    const path = `starter/${file}.json`;
    site.write(path, JSON.stringify(change(JSON.parse(site.read(path)) as never)));
  };
  const repeat = (key: string, max: number, min: number) => (records: Fields[]) =>
    Array.from({ length: Math.min(max, Math.max(min, count)) }, (_, index) => {
      const record = records[index % records.length] ?? {};
      return index < records.length ? record : { ...record, [key]: `${String(record[key])} ${index}` };
    });

  mkdirSync(join(site.root, "starter/images/logos/planted"), { recursive: true });
  for (const [name, width, height] of [
    ["tall", 60, 900],
    ["long", 900, 110],
    ["square", 400, 400],
  ] as const) {
    const picture = sharp({ create: { width, height, channels: 3, background: "#1d4ed8" } });
    site.write(`starter/images/logos/planted/${name}.png`, await picture.png().toBuffer());
  }
  const shapes = (key: string) => (record: Fields, index: number) => ({
    ...record,
    [key]: `logos/planted/${["tall", "long", "square"][index % 3] ?? ""}.png`,
  });

  edit("site", (site: Fields) => ({ ...site, recording: recording[amount] }));
  edit("partners", (all) => repeat("name", 12, 1)(all).map(shapes("logo")));
  edit("customers", (all) => repeat("name", 12, 4)(all).map(shapes("image")));
  edit("integrations", (all) => repeat("name", 12, 6)(all).map(shapes("logo")));
  edit("leaders", repeat("role", 6, 2));
  // All of one area, so that areas alone cannot balance two columns.
  edit("team", (all: Fields[]) => {
    const last = all.findLast(({ area }) => area !== undefined);
    const appended = Array.from({ length: amount === "many" ? 19 : 0 }, (_, index) => index);
    return [...all, ...appended.map((index) => ({ ...last, slug: `person-${index}`, name: `Person ${index}` }))];
  });
  edit("pages/product-overview", (page: { sections: { slides?: Fields[] }[] }) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.slides ? { ...section, slides: repeat("key", 7, 1)(section.slides).map(slugKey) } : section,
    ),
  }));
  edit("redirects", (all: Fields[]) => [...all, ...Object.entries(oldAddresses).map(([from, to]) => ({ from, to }))]);
  site.write("static/white-paper.pdf", "%PDF-1.4");
  if (amount === "few") removeBlog(site);
}

function slugKey(slide: Fields): Fields {
  return { ...slide, key: String(slide["key"]).replace(" ", "-") };
}
