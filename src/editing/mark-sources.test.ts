import { compile } from "@mdx-js/mdx";
import { vercelStegaClean, vercelStegaDecode } from "@vercel/stega";
import { load } from "cheerio";

import { catalogue } from "../content/catalogue";
import { readContent } from "../content/read/read-content";
import { isShownText, listValues } from "../content/read/record";
import { projectRoot } from "../content/testing/real-content";
import { readMdxOptions } from "../gatsby/schema/mdx-options";
import { readText, replaceText } from "./edit-file";
import { markText, markTexts } from "./mark-sources";
import type { Source } from "./sources";
import { nameSourceUrls, removeSources, takeSources } from "./take-sources";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const { records } = readContent(projectRoot);
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

test("each shown text of the starter carries its own file and path; a change there and back leaves the file as it was", () => {
  let count = 0;
  for (const { definition, source, at, value } of records) {
    const marked = markTexts(definition.schema, value, { file: source.file, path: at });
    expect(vercelStegaClean(marked)).toEqual(value);
    for (const field of listValues(definition.schema, marked)) {
      if (typeof field.value !== "string") continue;
      const found = vercelStegaDecode<Source>(field.value);
      expect(found !== undefined).toBe(isShownText(field.schema));
      if (!found) continue;
      count += 1;
      expect(found).toEqual({ file: source.file, path: [...at, ...field.path] });
      const [file, text] = [read(source.file), vercelStegaClean(field.value)];
      expect(readText(file, found)).toBe(text);
      const changed = replaceText(file, found, text, `${text} "x"`);
      expect(replaceText(changed, found, `${text} "x"`, text)).toBe(file);
    }
  }
  expect(count).toBeGreaterThan(1000);
});

test("keys, addresses, days, choices and pictures carry none", () => {
  const shapes = catalogue.flatMap(({ schema }) => Object.entries(schema.shape));
  const shown = new Set(shapes.filter(([, field]) => isShownText(field)).map(([name]) => name));
  for (const name of ["slug", "path", "url", "date", "tag", "image", "applyUrl", "author"])
    expect([...shown]).not.toContain(name);
});

test("blocks of a text have the offset of their Markdown, those of a field its path", async () => {
  const text = "## A *big* bell\n\nIt rings.\n\n| Bell |\n| --- |\n| Big |\n\n- One\n";
  const strings = { notes: "Notes", backToText: "Back", language: "en" };
  const findAll = async (source: Source) => {
    const code = String(await compile(text, await readMdxOptions(strings, source)));
    return [...code.matchAll(/"data-source": ("(?:[^"\\]|\\.)*")/gu)].map(
      ([, written = ""]) => (JSON.parse(JSON.parse(written) as string) as [Source])[0],
    );
  };
  const found = await findAll({ file: "data/bells.mdx", path: [], start: 0 });
  expect(found.map(({ start = 0 }) => text.slice(start).split(/[\n|]/u)[0]?.trim())).toEqual([
    "A *big* bell",
    "It rings.",
    "Bell",
    "Big",
    "One",
  ]);
  expect(new Set((await findAll({ file: "data/home.json", path: ["text"] })).map(({ path }) => path.join()))).toEqual(
    new Set(["text"]),
  );
});

test("in a preview, elements have the sources of their texts and pictures, with addresses, and nothing else has any", () => {
  const mark = (text: string, ...path: string[]) => markText(text, { file: "data/jobs.json", path });
  const html = `<head><title>${mark("T", "t")}</title></head><body><h1>${mark("A &amp; B", "a")}<br>${mark("C", "c")}</h1>
<img alt="${mark("P", "p")}"><a title="${mark("X", "x")}">Y</a><script>{"a":"${mark("Z", "z")}"}</script></body>`;
  const $ = load(html, { xml: { xmlMode: false, decodeEntities: false } });
  takeSources($, (file) => `https://git.example/${file}`);
  const shown = removeSources($.html());
  expect(vercelStegaDecode(shown)).toBeUndefined();
  const page = load(shown);
  const read = (selector: string) => JSON.parse(page(selector).attr("data-source") ?? "[]") as Source[];
  const url = "https://git.example/data/jobs.json";
  expect(read("h1")).toEqual(["a", "c"].map((path) => ({ file: "data/jobs.json", path: [path], url })));
  expect(read("img")).toEqual([{ file: "data/jobs.json", path: ["p"], url }]);
  expect(page("[data-source]")).toHaveLength(2);
  expect([page("title").text(), page("h1").text(), page("a").attr("title")]).toEqual(["T", "A & BC", "X"]);
});

test("a file is edited in its form, else on GitHub, else nowhere; a wrong address of the forms is reported", () => {
  const forms = "https://edit.example.com/forms/";
  const own = nameSourceUrls({ FORMS_URL: forms });
  expect(own("starter/jobs.json")).toBe(`${forms}#/collections/_singletons/entries/jobs`);
  expect(own("starter/pages/blog.json")).toBe(`${forms}#/collections/blog-pages/entries/blog`);
  const workflow = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "a/b", GITHUB_HEAD_REF: "c/d" };
  expect(nameSourceUrls(workflow)("data/jobs.json")).toBe("https://github.com/a/b/edit/c/d/data/jobs.json");
  expect(nameSourceUrls({})("data/jobs.json")).toBeUndefined();
  expect(() => nameSourceUrls({ FORMS_URL: "edit.example.com" })).toThrow(
    'FORMS_URL is "edit.example.com". Write the whole address of the forms, e.g. https://edit.example.com/',
  );
});
