import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { checkContent } from "../../src/content/check/check-content";
import { formatProblem } from "../../src/content/problem";
import { editorRoot, editorToken } from "./place.mjs";

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: editorRoot, encoding: "utf8" });
}

/** Puts all content back as it was in the beginning. */
export function resetContent(): void {
  git("reset", "--quiet", "--hard");
  git("clean", "--quiet", "--force", "-d");
}

/** Files that differ from the beginning, and the lines that do. */
export function listChanges(): { files: string[]; removed: string[]; added: string[] } {
  git("add", "--all");
  const lines = git("diff", "--cached", "--unified=0").split("\n");
  const begin = (sign: string) => lines.filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3)));
  return {
    files: git("diff", "--cached", "--name-only").split("\n").filter(Boolean),
    removed: begin("-").map((line) => line.slice(1)),
    added: begin("+").map((line) => line.slice(1)),
  };
}

/** What the content check says of the files as they are. */
export function listProblems(): string[] {
  return checkContent(editorRoot)
    .filter(({ level }) => level === "error")
    .map(formatProblem);
}

export function readContent(path: string): string {
  return readFileSync(join(editorRoot, "data", path), "utf8");
}

/** Changes a file as another program would. */
export function writeContent(path: string, text: string): void {
  writeFileSync(join(editorRoot, "data", path), text);
}

/** Opens the editor at a file, or at a record of it. */
export async function openEditor(page: Page, kind = "", file = "", record?: number): Promise<void> {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(file ? { file } : {}) });
  if (record !== undefined) query.set("record", String(record));
  await page.goto(`/?${query.toString()}#${editorToken}`);
  await expect(page.getByRole("navigation", { name: "Content" }).getByRole("button").first()).toBeVisible();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved data\//u)).toBeVisible();
}
