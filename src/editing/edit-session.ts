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
import { join } from "node:path";
import { isUtf8 } from "node:buffer";

import { formPath, listDefinitions } from "../content/catalogue";
import { checkRecords } from "../content/check/check-content";
import { formatMessage, positionAt, type Problem } from "../content/problem";
import { readDay } from "../content/publication";
import { dataFolder, isIgnored } from "../content/read/data-folder";
import { readContent } from "../content/read/read-content";
import { describeField, EditError, findOffset, readText, replaceText, type FieldDescription } from "./edit-file";
import type { Source } from "./sources";

export interface Edit extends Source {
  before: string;
  after: string;
}

export interface EditableText extends FieldDescription {
  value: string;
  line: number;
  /** URL of the form of the file in the CMS. */
  form?: string;
}

export interface EditState {
  edits: Edit[];
  /** Number of them that are done; undone ones follow. */
  done: number;
}

/** Largest file that is edited on the page, in bytes. */
const maxBytes = 2_000_000;

/** Most edits that are kept for undo. */
const maxEdits = 500;

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

function check(root: string, changed?: ReadonlyMap<string, string>): Problem[] {
  return checkRecords(readContent(root, changed), root, readDay(process.env["CONTENT_DATE"], new Date()));
}

/** Lists the problems that a change makes. Positions do not tell them apart, because lines move. */
function listNewProblems(root: string, path: string, text: string): Problem[] {
  const identify = ({ file, rule, message }: Problem) => [file, rule, message].join("\n");
  const before = new Set(check(root).map(identify));
  return check(root, new Map([[path, text]])).filter((problem) => !before.has(identify(problem)));
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
    checkFile(this.root, source.file);
    const text = readFile(this.root, source.file);
    const { line } = positionAt(text, findOffset(text, source));
    const value = readText(text, source);
    const record = readContent(this.root).records.find(
      ({ source: { file }, at }) => file === source.file && at.every((key, index) => key === source.path[index]),
    );
    if (!record) throw new EditError("The file has a mistake. Mend it first.");
    const own = source.path.slice(record.at.length);
    const described =
      source.start === undefined
        ? describeField(record.definition.schema, record.value, own)
        : { name: "text", hint: "A block of the text, in Markdown.", isMarkdown: true };
    const form = this.forms && new URL(formPath(record.definition, source.file), this.forms).href;
    return { ...described, value, line, ...(form && { form }) };
  }

  private write({ before, after, ...source }: Edit, isChecked: boolean): Problem[] {
    const path = checkFile(this.root, source.file);
    const changed = replaceText(readFile(this.root, source.file), source, before, after);
    const problems = isChecked ? listNewProblems(this.root, path, changed) : [];
    const error = problems.find(({ level }) => level === "error");
    if (error) throw new EditError(formatMessage(error));
    writeFile(this.root, source.file, changed);
    return problems;
  }

  private keep(state: EditState): void {
    this.state = state;
    mkdirSync(join(this.root, ".cache"), { recursive: true });
    writeFileSync(join(this.root, historyFile), JSON.stringify(state));
  }

  /** Changes a text, and returns the warnings of the check. What it rejects is not written. */
  change(edit: Edit): string[] {
    if (edit.before === edit.after) return [];
    const problems = this.write(edit, true);
    const edits = [...this.state.edits.slice(0, this.state.done), edit].slice(-maxEdits);
    this.keep({ edits, done: edits.length });
    return problems.map(formatMessage);
  }

  undo(): Edit {
    const { edits, done } = this.state;
    const edit = edits[done - 1];
    if (!edit) throw new EditError("There is nothing to undo.");
    this.write({ ...edit, before: edit.after, after: edit.before }, false);
    this.keep({ edits, done: done - 1 });
    return edit;
  }

  redo(): Edit {
    const { edits, done } = this.state;
    const edit = edits[done];
    if (!edit) throw new EditError("There is nothing to redo.");
    this.write(edit, false);
    this.keep({ edits, done: done + 1 });
    return edit;
  }
}
