import { isUtf8 } from "node:buffer";
import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

import { z } from "zod";

import { findDefinition, formPath, listDefinitions } from "../content/catalogue";
import { checkRecords } from "../content/check/check-content";
import type { FieldRule } from "../content/define";
import { applyFixes } from "../content/fix";
import { sectionsPage } from "../content/pages/sections-page";
import { formatMessage, positionAt, type Problem } from "../content/problem";
import { readDay } from "../content/publication";
import { dataFolder, isIgnored } from "../content/read/data-folder";
import { readContent, type Content } from "../content/read/read-content";
import { readJson } from "../content/read/read-json";
import { readMdx } from "../content/read/read-mdx";
import { mapTexts, valueAt } from "../content/read/record";
import {
  changeList,
  describeField,
  EditError,
  findOffset,
  insertEntry,
  readText,
  replaceText,
  type FieldDescription,
} from "./edit-file";
import type { ListAction, Source } from "./sources";

/** Change of a file: the text that it replaces, and its offset in UTF-16 code units. */
export interface Edit {
  file: string;
  start: number;
  before: string;
  after: string;
}

export interface TextEdit extends Source {
  before: string;
  after: string;
}

/** What is done with an entry of a list, whose path ends with its index. */
export interface ListEdit extends Source {
  action: ListAction;
}

/** Section that is added after the one at a path. */
export interface SectionEdit extends Source {
  section: string;
}

/** Problem of the overlay, by its position. */
export interface Repair {
  file: string;
  rule: string;
  line: number;
  column: number;
}

export interface EditableText extends FieldDescription {
  value: string;
  line: number;
  /** URL of the form of the file in the CMS. */
  form?: string;
  /** Kinds of section that can be added to the page. */
  sections?: string[];
}

export interface EditState {
  edits: Edit[];
  /** Number of them that are done; undone ones follow. */
  done: number;
}

/** Largest file that is edited on the page, in bytes. */
const maxBytes = 2_000_000;

/** Most edits that are kept for undo. */
const maxEdits = 200;

const historyFile = ".cache/edits.json";

/** Returns the path of a file relative to the folder of the content, if it is one of the contract. */
function checkFile(root: string, file: string): string {
  const parts = file.split("/");
  const path = parts.slice(1).join("/");
  const isContent = parts[0] === dataFolder && listDefinitions(path).length > 0 && !isIgnored(path);
  if (!isContent || parts.some((part) => /^\.*$|[\\\0:]/u.test(part)))
    throw new EditError("This is not a file of the content.");
  parts.forEach((_, index) => {
    const each = join(root, ...parts.slice(0, index + 1));
    const found = lstatSync(each, { throwIfNoEntry: false });
    if (!found) throw new EditError("The file is not there any more. Load the page again.");
    if (index < parts.length - 1 ? !found.isDirectory() : !found.isFile())
      throw new EditError("The file is a link or a device. Edit it where it is.");
    if (found.isFile() && found.size > maxBytes)
      throw new EditError("The file is larger than 2 MB. Edit it in an editor.");
  });
  return path;
}

function readFile(root: string, file: string): string {
  const content = readFileSync(join(root, file));
  if (!isUtf8(content)) throw new EditError("The file is not UTF-8. Save it as UTF-8 first.");
  const text = content.toString("utf8");
  if (/^<{7} /mu.test(text)) throw new EditError("The file has a conflict of a merge. Resolve it first.");
  return text;
}

/** Replaces a file as a whole, so that no program reads a half of it. */
function writeFile(root: string, file: string, text: string): void {
  const path = join(root, file);
  try {
    accessSync(path, constants.W_OK);
    writeFileSync(`${path}.tmp`, text);
    renameSync(`${path}.tmp`, path);
  } catch {
    throw new EditError(`${file} cannot be written: it is read-only, or the disk is full.`);
  }
}

/** Reads one section of each kind, from the page of the starter that has all of them. */
function readSamples(root: string): { section: string }[] {
  const file = join(root, "starter/pages/all-sections.json");
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as { sections: { section: string }[] }).sections;
}

/** Lists what a field of a sample may name instead: records of the same kind, or pictures of the same folder. */
function listNames(rule: FieldRule | undefined, text: string, { records, images }: Content): string[] {
  if (rule?.kind === "image") return [...images].filter((path) => dirname(path) === dirname(text));
  if (rule?.kind !== "reference") return [];
  const named = records.filter(({ definition }) => definition.typeName === rule.typeName);
  return named.map(({ value }) => String(value[rule.by]));
}

/** Replaces what the sample of a section names by records and pictures that the content has, in turn. */
function adaptSample(sample: object, content: Content): unknown {
  let count = 0;
  return mapTexts(sectionsPage.schema.shape.sections.element, sample, (text, field) => {
    const names = listNames(field instanceof z.ZodType ? field.meta()?.rule : undefined, text, content);
    return names.includes(text) ? text : (names[count++ % names.length] ?? text);
  });
}

function check(root: string, changed?: ReadonlyMap<string, string>): Problem[] {
  return checkRecords(readContent(root, changed), root, readDay(process.env["CONTENT_DATE"], new Date()));
}

/** Lists the problems that a change makes. Positions do not tell them apart, because lines move. */
function listNewProblems(root: string, path: string, text: string): Problem[] {
  const problems = check(root, new Map([[path, text]]));
  // Most content has none, and the check takes long with many articles.
  if (problems.length === 0) return [];
  const identify = ({ file, rule, message }: Problem) => [file, rule, message].join("\n");
  const before = new Set(check(root).map(identify));
  return problems.filter((problem) => !before.has(identify(problem)));
}

/** Returns the part in which two texts differ. */
function compare(text: string, changed: string): Omit<Edit, "file"> {
  const shorter = Math.min(text.length, changed.length);
  let start = 0;
  while (start < shorter && text[start] === changed[start]) start++;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === changed.at(-1 - end)) end++;
  return { start, before: text.slice(start, text.length - end), after: changed.slice(start, changed.length - end) };
}

function readHistory(root: string): EditState {
  const file = join(root, historyFile);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as EditState) : { edits: [], done: 0 };
  } catch {
    return { edits: [], done: 0 };
  }
}

/** Lists changed files below the folder of the content; undefined without Git. */
function listChanged(root: string): Set<string> | undefined {
  const args = ["diff", "--name-only", "--relative", "HEAD", "--", dataFolder];
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? new Set(stdout.split("\n")) : undefined;
}

/** Edits texts of the content from the page, and keeps each change until it is committed. */
export class EditSession {
  private state: EditState;

  constructor(
    private readonly root: string,
    /** Address of the CMS; empty if there is none. */
    private readonly forms = "",
  ) {
    const { edits, done } = readHistory(root);
    const changed = listChanged(root);
    const isKept = ({ file }: Edit) => changed?.has(file) ?? true;
    this.state = { edits: edits.filter(isKept), done: edits.slice(0, done).filter(isKept).length };
  }

  list(): EditState {
    return this.state;
  }

  /** Returns the git diff of the content; empty without Git. */
  diff(): string {
    return spawnSync("git", ["diff", "HEAD", "--", dataFolder], { cwd: this.root, encoding: "utf8" }).stdout;
  }

  read(source: Source): EditableText {
    const path = checkFile(this.root, source.file);
    const text = readFile(this.root, source.file);
    const { line } = positionAt(text, findOffset(text, source));
    const value = readText(text, source);
    const { data } = (path.endsWith(".mdx") ? readMdx : readJson)(source.file, text);
    const definition = findDefinition(path, data?.value);
    if (!definition) throw new EditError("The file has a mistake. Mend it first.");
    const depth = definition.holds === "list" ? 1 : 0;
    const record = valueAt(data?.value, source.path.slice(0, depth));
    const described =
      source.start === undefined
        ? describeField(definition.schema, record, source.path.slice(depth))
        : { name: "text", hint: "A block of the text, in Markdown.", isMarkdown: true };
    const form = this.forms && new URL(formPath(definition, source.file), this.forms).href;
    const isInSection = source.path[0] === "sections" && source.file.endsWith(".json");
    const sections = isInSection ? readSamples(this.root).map(({ section }) => section) : [];
    return { ...described, value, line, ...(form && { form }), ...(isInSection && { sections }) };
  }

  private keep(state: EditState): void {
    this.state = state;
    mkdirSync(join(this.root, ".cache"), { recursive: true });
    writeFileSync(join(this.root, historyFile), JSON.stringify(state));
  }

  /**
   * Changes a file, and returns the warnings of the check. What it rejects is not written.
   * @param isRight whether the change is right although the check finds mistakes, which others have hidden
   */
  private write(file: string, change: (text: string) => string, isRight = false): string[] {
    const path = checkFile(this.root, file);
    const text = readFile(this.root, file);
    const changed = change(text);
    if (changed === text) return [];
    const problems = listNewProblems(this.root, path, changed);
    const error = problems.find(({ level }) => level === "error");
    if (error && !isRight) throw new EditError(formatMessage(error));
    writeFile(this.root, file, changed);
    const edits = [...this.state.edits.slice(0, this.state.done), { file, ...compare(text, changed) }].slice(-maxEdits);
    this.keep({ edits, done: edits.length });
    return problems.map(formatMessage);
  }

  changeText({ before, after, ...source }: TextEdit): string[] {
    return this.write(source.file, (text) => replaceText(text, source, before, after));
  }

  changeList({ action, ...source }: ListEdit): string[] {
    return this.write(source.file, (text) => changeList(text, source, action));
  }

  /** Adds the sample of a section, for the editor to fill. */
  addSection({ section, ...source }: SectionEdit): string[] {
    const sample = readSamples(this.root).find((one) => one.section === section);
    if (!sample || source.path[0] !== "sections") throw new EditError(`There is no sample of ${section}.`);
    return this.write(source.file, (text) => insertEntry(text, source, adaptSample(sample, readContent(this.root))));
  }

  /** Repairs a problem of the content that has one right text. */
  repair({ file, rule, line, column }: Repair): string[] {
    const isMeant = (one: Problem) =>
      one.file === file && one.rule === rule && one.line === line && one.column === column;
    return this.write(file, (text) => applyFixes(text, check(this.root).filter(isMeant)), true);
  }

  private replace({ file, start, before, after }: Edit): void {
    checkFile(this.root, file);
    const text = readFile(this.root, file);
    const end = start + before.length;
    if (text.slice(start, end) !== before) throw new EditError(`${file} has changed meanwhile. Use Git to go back.`);
    writeFile(this.root, file, text.slice(0, start) + after + text.slice(end));
  }

  undo(): Edit {
    const { edits, done } = this.state;
    const edit = edits[done - 1];
    if (!edit) throw new EditError("There is nothing to undo.");
    this.replace({ ...edit, before: edit.after, after: edit.before });
    this.keep({ edits, done: done - 1 });
    return edit;
  }

  redo(): Edit {
    const { edits, done } = this.state;
    const edit = edits[done];
    if (!edit) throw new EditError("There is nothing to redo.");
    this.replace(edit);
    this.keep({ edits, done: done + 1 });
    return edit;
  }
}
