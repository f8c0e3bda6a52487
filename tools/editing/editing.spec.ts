import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

import { expect, test, type Page } from "@playwright/test";
import Ajv from "ajv";

import team from "../../data/team.json";
import vocabulary from "../../data/vocabulary.json";
import { checkContent } from "../../src/content/check/check-content";
import { formatLabel } from "./fields";
import { diffCopy, openContent, openForm, readCopy, save } from "./folder";

/** Requests to other hosts that the policy of the page did not block. */
const requests = new Set<string>();

test.beforeEach(({ page, baseURL }) => {
  requests.clear();
  page.on("request", (request) => {
    if (!/^(?:blob|data):/u.test(request.url()) && !request.url().startsWith(String(baseURL)))
      requests.add(request.url());
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "csp") requests.delete(request.url());
  });
  mkdirSync(test.info().outputDir, { recursive: true });
});

test.afterEach(() => expect([...requests]).toEqual([]));

const formatJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const diff = (page: Page, path: string) => diffCopy(page, path, test.info().outputDir);

test("the configuration is one that the CMS accepts", async ({ request }) => {
  const schema = readFileSync("tools/node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
  const accepts = new Ajv({ strict: false, logger: false }).compile(JSON.parse(schema) as object);
  accepts(await (await request.get("/config.json")).json());
  expect(accepts.errors).toBeNull();
});

test("moving a job moves its lines", async ({ page }) => {
  await openContent(page);
  await openForm(page, "_singletons/entries/jobs");
  await page.getByRole("button", { name: "Reorder Item" }).first().focus();
  await page.keyboard.press("ArrowDown");
  await save(page);
  const [first, second, ...others] = JSON.parse(readFileSync("data/jobs.json", "utf8")) as object[];
  expect(await readCopy(page, "data/jobs.json")).toBe(formatJson([second, first, ...others]));
});

test("a new person is one new record, and the photo is stored with those of people", async ({ page }) => {
  await openContent(page);
  await openForm(page, "_singletons/entries/team");
  const image = team.find((person) => "image" in person)?.image ?? "";
  const [group = ""] = vocabulary.teamGroups;
  await page.getByRole("button", { name: /^Add .?person/u }).click();
  const fill = (name: string, value: string) => page.getByRole("textbox", { name, exact: true }).fill(value);
  await fill("Slug", "ana-lindqvist");
  await fill("Name", "Ana Lindqvist");
  await fill("Role", "Customer Success Manager");
  await page.getByRole("radio", { name: group }).click();
  await page.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Upload" }).click(),
  ]);
  const photo = readFileSync(`data/images/${image}`);
  const name = `ana-lindqvist${extname(image)}`;
  await chooser.setFiles({ name, mimeType: name.endsWith("png") ? "image/png" : "image/jpeg", buffer: photo });
  await dialog.getByRole("button", { name: "Insert" }).click();
  await fill("Linkedin", "https://linkedin.acme.example/in/ana-lindqvist");
  await fill("Twitter", "#");
  await fill("Email", "#");
  await save(page);
  expect(await diff(page, "data/team.json")).toEqual([
    "+  },",
    "+  {",
    `+    "slug": "ana-lindqvist",`,
    `+    "name": "Ana Lindqvist",`,
    `+    "role": "Customer Success Manager",`,
    `+    "group": ${JSON.stringify(group)},`,
    `+    "image": "people/${name}",`,
    `+    "linkedin": "https://linkedin.acme.example/in/ana-lindqvist",`,
    `+    "twitter": "#",`,
    `+    "email": "#"`,
  ]);
  expect(await readCopy(page, `data/images/people/${name}`)).toBe(photo.toString("utf8"));
});

interface SectionRecord {
  section: string;
  title: string;
  text?: string;
  items?: Record<string, string>[];
  action?: { label: string; to: string };
}

const addedSections: SectionRecord[] = [
  { section: "hero", title: "Spring event", text: "A day with your peers." },
  { section: "points", title: "What you learn", items: [{ title: "Signals", text: "Which ones to watch." }] },
  { section: "questions", title: "Questions", items: [{ question: "Is it free?", answer: "Yes, it is." }] },
  { section: "call-to-action", title: "Come", text: "Seats are few.", action: { label: "Start", to: "/" } },
];

const newFile = "data/pages/spring-event.json";
const [hero, points, questions, ...others] = addedSections;
const newPage = {
  template: "sections",
  path: "/spring-event",
  updated: "2026-11-20",
  seo: {
    title: "Spring event",
    description: "A day on what next year's renewals look like today.",
    keywords: ["event"],
  },
  sections: [hero, questions, points, ...others],
};

test("a new page of four sections, two of them reordered, is a file as written by hand", async ({ page }) => {
  await openContent(page);
  await openForm(page, "pages/new");
  const press = (name: RegExp) => page.getByRole("button", { name }).last().click();
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await page.getByRole("textbox", { name, exact: true }).last().fill(value);
  };
  const { path, updated, seo } = newPage;
  await fill({ Path: path, Updated: updated, Title: seo.title, Description: seo.description });
  await press(/^Add .?Keywords/u);
  await fill({ Keywords: seo.keywords[0] ?? "" });
  for (const { section, title, text, items = [], action } of addedSections) {
    await press(/^Add .?Section/u);
    await page.getByRole("menuitem", { name: formatLabel(section), exact: true }).click();
    await fill({ Title: title, ...(text !== undefined && { Text: text }) });
    for (const item of items) {
      await press(/^Add .?Items/u);
      await fill(Object.fromEntries(Object.entries(item).map(([key, value]) => [formatLabel(key), value])));
    }
    if (action) await fill({ Label: action.label, To: action.to });
  }
  await press(/^Collapse All/u);
  const handles = page.getByRole("button", { name: "Reorder Item" });
  await handles.nth((await handles.count()) - addedSections.length + 1).focus();
  await page.keyboard.press("ArrowDown");
  await save(page);
  const written = await readCopy(page, newFile);
  expect(written).toBe(formatJson(newPage));
  const folder = test.info().outputDir;
  cpSync("data", join(folder, "data"), { recursive: true });
  writeFileSync(join(folder, newFile), written);
  expect(checkContent(folder).filter(({ level }) => level === "error")).toEqual([]);
});

test("in an article only the edited field and the edited line of its text change", async ({ page }) => {
  await openContent(page);
  const [file = ""] = readdirSync("data/articles");
  const path = `data/articles/${file}`;
  const text = readFileSync(path, "utf8");
  const title = /^title: .*$/mu.exec(text)?.[0];
  const heading = /^## .*$/mu.exec(text)?.[0] ?? "";
  await openForm(page, `articles/entries/${basename(file, ".mdx")}`);
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("A new title");
  const body = text.split("\n---\n\n")[1] ?? "";
  const field = page.getByRole("textbox", { name: "Text", exact: true }).last();
  await field.fill(body.trimEnd().replace(heading, () => `${heading} again`));
  await save(page);
  expect(await diff(page, path)).toEqual([`-${title}`, "+title: A new title", `-${heading}`, `+${heading} again`]);
});

test("in every JSON file only the edited line changes", async ({ page }) => {
  await openContent(page);
  test.setTimeout(300_000);
  const pages = readdirSync("data/pages").map((file) => {
    const { template } = JSON.parse(readFileSync(`data/pages/${file}`, "utf8")) as { template: string };
    const collection = template === "sections" ? "pages" : `${template}-pages`;
    return [`${collection}/entries/${basename(file, ".json")}`, `data/pages/${file}`];
  });
  const files = readdirSync("data")
    .filter((file) => file.endsWith(".json"))
    .map((file) => [`_singletons/entries/${basename(file, ".json")}`, `data/${file}`]);
  for (const [form = "", path = ""] of [...files, ...pages]) {
    await openForm(page, form);
    const expand = page.getByRole("button", { name: "Expand", exact: true }).first();
    if (files.some(([other]) => other === form) && (await expand.isVisible())) await expand.click();
    const field = page.getByRole("textbox").and(page.locator(":not([readonly])")).first();
    await field.fill(`${await field.inputValue()}x`);
    await save(page);
    const lines = await diff(page, path);
    expect([path, lines.map((line) => line.charAt(0))]).toEqual([path, ["-", "+"]]);
  }
});
