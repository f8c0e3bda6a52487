import { execFileSync, type ExecFileSyncOptions } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

function listContent(): string[] {
  return readdirSync("data", { recursive: true, encoding: "utf8" })
    .map((file) => `data/${file.replaceAll("\\", "/")}`)
    .filter((file) => statSync(file).isFile() && !file.startsWith("data/images/"));
}

/** Opens the CMS with a copy of the content in the browser's private file system. */
export async function openContent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const granted = () => Promise.resolve<PermissionState>("granted");
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    Object.assign(FileSystemHandle.prototype, { queryPermission: granted, requestPermission: granted });
  });
  await page.goto("/");
  const files = listContent().map((file) => [file, readFileSync(file, "base64")] as const);
  // The CMS recognizes a repository by its `.git`.
  const head = [".git/HEAD", Buffer.from("ref: refs/heads/main\n").toString("base64")] as const;
  await page.evaluate(
    async (contents) => {
      for (const [path, base64] of contents) {
        const names = path.split("/");
        let folder = await navigator.storage.getDirectory();
        for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
        const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
        await stream.close();
      }
    },
    [...files, head],
  );
  await page.getByRole("button", { name: /local repository/iu }).click();
  await expect(page.getByRole("treeitem", { name: "Articles" })).toBeVisible();
}

export function readCopy(page: Page, path: string): Promise<string> {
  return page.evaluate(async (file) => {
    const names = file.split("/");
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? "");
    return (await handle.getFile()).text();
  }, path);
}

/** Returns the lines of `git diff` for a file of that copy, with `-` or `+`. */
export async function diffCopy(page: Page, path: string, folder: string): Promise<string[]> {
  const changed = join(folder, "changed");
  writeFileSync(changed, await readCopy(page, path));
  const options: ExecFileSyncOptions = { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] };
  let diff = "";
  try {
    execFileSync("git", ["diff", "--no-index", "--unified=0", path, changed], options);
  } catch (error) {
    // Exits with 1 if there are differences.
    diff = String((error as { stdout: string }).stdout);
  }
  return diff.split("\n").filter((line) => /^[+-](?![+-]{2} )/u.test(line));
}

/** Saves the changes and waits until the form closes. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Sav(?:e|ing…)$/u });
  await button.click();
  await expect(button).toBeHidden();
}

export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/#/collections/${path}`);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}
