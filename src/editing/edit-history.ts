import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";

import { contentFolders } from "../content/read/data-folder";
import { checkFile, moveFile, readFile, writeFile } from "./content-files";
import { EditError } from "./edit-file";

/** Change of a file: the text that it replaces, and its offset in UTF-16 code units. */
export interface Edit {
  file: string;
  start: number;
  before: string;
  after: string;
  /** File that came with the change: a picture, or the file itself. */
  added?: string;
}

export interface EditState {
  edits: Edit[];
  /** Number of them that are done; undone ones follow. */
  done: number;
}

/** Most edits that are kept for undo. */
const maxEdits = 200;

const historyFile = ".cache/edits.json";

/** Returns where an added file is kept while its edit is undone. */
function nameKept(file: string): string {
  return `.cache/edits/${createHash("sha256").update(file).digest("hex").slice(0, 16)}${extname(file)}`;
}

function runGit(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: Infinity });
  return status === 0 ? stdout : undefined;
}

function listNew(root: string): string {
  return runGit(root, "ls-files", "--others", "--exclude-standard", "--", ...contentFolders) ?? "";
}

/** Lists changed and new files below the folders of the content; undefined without Git. */
function listChanged(root: string): Set<string> | undefined {
  const changed = runGit(root, "diff", "--name-only", "--relative", "HEAD", "--", ...contentFolders);
  return changed === undefined ? undefined : new Set(`${changed}\n${listNew(root)}`.split("\n"));
}

function readState(root: string): EditState {
  const file = join(root, historyFile);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as EditState) : { edits: [], done: 0 };
  } catch {
    return { edits: [], done: 0 };
  }
}

/** Returns the part in which two texts differ. */
function compare(text: string, changed: string): Pick<Edit, "start" | "before" | "after"> {
  const shorter = Math.min(text.length, changed.length);
  let start = 0;
  while (start < shorter && text[start] === changed[start]) start++;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === changed.at(-1 - end)) end++;
  return { start, before: text.slice(start, text.length - end), after: changed.slice(start, changed.length - end) };
}

/** Edits on the page, kept in a file until they are committed. */
export class EditHistory {
  state: EditState;

  constructor(private readonly root: string) {
    const { edits, done } = readState(root);
    const changed = listChanged(root);
    const isKept = ({ file }: Edit, index: number) => index >= done || (changed?.has(file) ?? true);
    this.state = { edits: edits.filter(isKept), done: edits.slice(0, done).filter(isKept).length };
  }

  /** Returns the git diff of the content, and the names of new files; empty without Git. */
  diff(): string {
    const added = listNew(this.root).replace(/^(?=.)/gmu, "new file: ");
    return added + (runGit(this.root, "diff", "HEAD", "--", ...contentFolders) ?? "");
  }

  private keep(state: EditState): void {
    this.state = state;
    mkdirSync(join(this.root, ".cache"), { recursive: true });
    writeFileSync(join(this.root, historyFile), JSON.stringify(state));
  }

  add(file: string, text: string, changed: string, added?: string): void {
    const edit = { file, ...compare(text, changed), ...(added !== undefined && { added }) };
    const edits = [...this.state.edits.slice(0, this.state.done), edit].slice(-maxEdits);
    this.keep({ edits, done: edits.length });
  }

  private replace({ file, start, before, after }: Edit): void {
    checkFile(this.root, file);
    const text = readFile(this.root, file);
    const end = start + before.length;
    if (text.slice(start, end) !== before) throw new EditError(`${file} has changed meanwhile. Use Git to go back.`);
    if (before !== after) writeFile(this.root, file, text.slice(0, start) + after + text.slice(end));
  }

  undo(): Edit {
    const { edits, done } = this.state;
    const edit = edits[done - 1];
    if (!edit) throw new EditError("There is nothing to undo.");
    this.replace({ ...edit, before: edit.after, after: edit.before });
    if (edit.added !== undefined) moveFile(this.root, edit.added, nameKept(edit.added));
    this.keep({ edits, done: done - 1 });
    return edit;
  }

  redo(): Edit {
    const { edits, done } = this.state;
    const edit = edits[done];
    if (!edit) throw new EditError("There is nothing to redo.");
    if (edit.added !== undefined) moveFile(this.root, nameKept(edit.added), edit.added);
    try {
      this.replace(edit);
    } catch (error) {
      if (edit.added !== undefined) moveFile(this.root, edit.added, nameKept(edit.added));
      throw error;
    }
    this.keep({ edits, done: done + 1 });
    return edit;
  }
}
