import { expect, test } from "../test";
import { editorRoot } from "./place.mjs";
import { listChanges, listProblems, openEditor, readContent, resetContent, save } from "./content";

test.beforeEach(resetContent);

test("a person with a photo is added, and nothing else changes", async ({ page }) => {
  await openEditor(page, "team", "team.json");
  await page.getByRole("button", { name: "New person" }).click();
  await page.getByLabel("Slug").fill("ada-lindgren");
  await page.getByLabel("Name", { exact: false }).first().fill("Ada Lindgren");
  await page.getByLabel("Role").fill("Writer");
  await page.getByLabel("Group").selectOption("Our Team");
  await page.getByLabel("LinkedIn").fill("https://linkedin.querent.example/in/ada-lindgren");
  await page.getByLabel("Twitter").fill("#");
  await page.getByLabel("Email").fill("#");
  await page.getByRole("button", { name: "Choose a picture for image" }).click();
  await page.getByLabel("New picture").setInputFiles(`${editorRoot}/data/images/people/priya-raman.png`);
  await page.getByLabel("Its name").fill("Ada Lindgren (new)");
  await page.getByLabel("Folder").selectOption("people");
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("textbox", { name: "Image" })).toHaveValue("people/ada-lindgren-new.png");
  await save(page);

  const { files, removed, added } = listChanges();
  expect(files).toEqual(["data/images/people/ada-lindgren-new.png", "data/team.json"]);
  expect(removed).toEqual([]);
  expect(added).toEqual([
    "  },",
    "  {",
    '    "slug": "ada-lindgren",',
    '    "name": "Ada Lindgren",',
    '    "role": "Writer",',
    '    "group": "Our Team",',
    '    "image": "people/ada-lindgren-new.png",',
    '    "linkedin": "https://linkedin.querent.example/in/ada-lindgren",',
    '    "twitter": "#",',
    '    "email": "#"',
  ]);
  expect(listProblems()).toEqual([]);
});

test("jobs are put into another order, which is told, and each keeps its lines", async ({ page }) => {
  const before = JSON.parse(readContent("jobs.json")) as { title: string }[];
  await openEditor(page, "jobs", "jobs.json", 0);
  await expect(page.getByLabel("Title")).toHaveValue(before[0]?.title ?? "");
  await page.getByRole("button", { name: "Move down" }).click();
  await expect(page.getByRole("status").filter({ hasText: `now 2 of ${before.length}` })).toBeVisible();
  await save(page);
  const after = JSON.parse(readContent("jobs.json")) as object[];
  expect(after).toEqual([before[1], before[0], ...before.slice(2)]);
  const { removed, added } = listChanges();
  expect([...added].sort()).toEqual([...removed].sort());
  expect(listProblems()).toEqual([]);
});

test("a broken field says at once what is wrong, and is silent once it is mended", async ({ page }) => {
  await openEditor(page, "jobs", "jobs.json", 0);
  const field = page.getByLabel("Apply URL");
  const good = await field.inputValue();
  await field.fill("jobs.example");
  await expect(field).toHaveAccessibleDescription(/Not a whole https address\. Write it whole/u);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("button", { name: "Save with 1 problem" })).toBeVisible();
  await field.fill(`${good}-2`);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await save(page);
  const { removed, added } = listChanges();
  expect([removed, added]).toEqual([[expect.stringContaining(good)], [expect.stringContaining(`${good}-2`)]]);
});

test("every step is taken back and done again, also after saving", async ({ page }) => {
  const before = readContent("values.json");
  await openEditor(page, "values", "values.json", 0);
  await page.getByLabel("Name").fill("Own All of It");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "New value" }).click();
  await page.getByLabel("Name").fill("Listen");
  await page.getByLabel("Text").fill("We listen before we speak.");
  await save(page);
  const after = readContent("values.json");
  const undo = page.getByRole("button", { name: "Undo", exact: true }).first();
  while (await undo.isEnabled()) await undo.click();
  await save(page);
  expect(readContent("values.json")).toBe(before);
  await page.getByRole("heading", { level: 1 }).click();
  const redo = page.getByRole("button", { name: "Redo" });
  await page.keyboard.press("Control+Shift+Z");
  while (await redo.isEnabled()) await redo.click();
  await save(page);
  expect(readContent("values.json")).toBe(after);
});

test("a deleted record comes back by one press", async ({ page }) => {
  await openEditor(page, "partners", "partners.json", 0);
  const name = await page.getByLabel("Name").inputValue();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByLabel("Name")).not.toHaveValue(name);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Name")).toHaveValue(name);
});

test("what was typed outlives a reload", async ({ page }) => {
  await openEditor(page, "values", "values.json", 1);
  await page.getByLabel("Text").fill("Typed and not saved.");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Text")).toHaveValue("Typed and not saved.");
  await expect(page.getByText("not saved", { exact: false }).first()).toBeVisible();
  expect(listChanges().files).toEqual([]);
});

test("what is wrong elsewhere is told, and leads there", async ({ page }) => {
  await openEditor(page, "team", "team.json", 0);
  await page.getByLabel("Slug").fill("renamed-person");
  const elsewhere = page.getByRole("region", { name: /problems? elsewhere/u });
  await elsewhere.getByRole("button").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/file=(?!team\.json)/u);
});
