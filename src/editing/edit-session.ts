import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

import { imageSize } from "image-size";

import { findDefinition, formPath } from "../content/catalogue";
import { checkRecords, readToday } from "../content/check/check-content";
import { pictureTypes } from "../content/check/check-images";
import type { ContentDefinition } from "../content/define";
import { applyFixes } from "../content/fix";
import { site } from "../content/kinds/site";
import { formatMessage, positionAt, type Problem } from "../content/problem";
import {
  contentFolders,
  dataFolder,
  findFolder,
  imagesFolder,
  sharedFolder,
  toContentPath,
} from "../content/read/data-folder";
import { readContent } from "../content/read/read-content";
import { readJson } from "../content/read/read-json";
import { readMdx } from "../content/read/read-mdx";
import { valueAt } from "../content/read/record";
import { checkFile, readFile, writeFile } from "./content-files";
import { describeField, listGroups, markdownBlock, type FieldDescription, type FieldGroup } from "./describe-field";
import { changeList, EditError, findOffset, insertEntry, readText, replaceText } from "./edit-file";
import { EditHistory, type Edit, type EditState } from "./edit-history";
import { listNames, listSamples, readSample, writePage } from "./samples";
import type { ListAction, Source } from "./sources";

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

/** Picture that replaces another one, or that of a field that was left out. */
export interface PictureEdit extends Source {
  before: string;
  /** Name that its file had. */
  name: string;
  /** Its bytes, in Base64. */
  content: string;
}

/** New page, and the index of the menu that leads to it. */
export interface PageEdit {
  path: string;
  title: string;
  menu?: number;
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
}

/** Fields around a text, and kinds of section that can be added to its page. */
export interface Surroundings {
  groups: FieldGroup[];
  sections: { name: string; hint: string }[];
}

/** Record of a file. */
interface Found {
  definition: ContentDefinition;
  value: unknown;
  /** Path of the record in its file: empty, or its index in a list. */
  at: Source["path"];
  /** Path of the field in the record. */
  path: Source["path"];
}

function findRecord(text: string, { file, path }: Source): Found {
  const { data } = (file.endsWith(".mdx") ? readMdx : readJson)(file, text);
  const definition = findDefinition(toContentPath(file) ?? "", data?.value);
  if (!definition) throw new EditError("The file has a mistake. Mend it first.");
  const depth = definition.holds === "list" ? 1 : 0;
  const at = path.slice(0, depth);
  return { definition, value: valueAt(data?.value, at), at, path: path.slice(depth) };
}

function describe(text: string, source: Source, found = findRecord(text, source)): FieldDescription {
  if (source.start !== undefined) return markdownBlock;
  const { definition, value, path } = found;
  const described = describeField(definition.schema, value, path);
  if (!described) throw new EditError("This has not one value. Edit it in its file.");
  return described;
}

function check(root: string, changed?: ReadonlyMap<string, string>): Problem[] {
  return checkRecords(readContent(root, changed), root, readToday());
}

/**
 * Returns the warnings of the check about texts that files would have. Throws its first error as an `EditError`. Positions do not tell
 * problems apart, because lines move.
 */
function checkChange(root: string, changed: ReadonlyMap<string, string>, isRight = false): string[] {
  const problems = check(root, changed);
  // Most content has none, and the check takes long with many articles.
  if (problems.length === 0) return [];
  const identify = ({ file, rule, message }: Problem) => [file, rule, message].join("\n");
  const before = new Set(check(root).map(identify));
  const made = problems.filter((problem) => !before.has(identify(problem)));
  const error = made.find(({ level }) => level === "error");
  if (error && !isRight) throw new EditError(formatMessage(error));
  return made.map(formatMessage);
}

/** Returns the words of a text as they are in names of files and in paths. */
function toName(text: string): string {
  const plain = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return plain.replace(/[^a-z\d]+/gu, "-").replace(/^-|-$/gu, "");
}

/** Returns the path of a new picture, relative to the pictures' folder: that of a file with the same bytes, or a free one. */
function namePicture(root: string, folder: string, name: string, content: Buffer): string {
  let type: string | undefined;
  try {
    ({ type } = imageSize(content));
  } catch {
    // Not a picture.
  }
  if (!type || !pictureTypes.includes(type))
    throw new EditError("This is not a picture. Choose an svg, png, jpg or webp file.");
  const own = toName(name.replace(/\.\w+$/u, "")) || "picture";
  for (let count = 1; ; count++) {
    const path = `${folder}/${own}${count === 1 ? "" : `-${count}`}.${type}`;
    const files = contentFolders.map((each) => join(root, each, imagesFolder, path)).filter((file) => existsSync(file));
    if (files.every((file) => readFileSync(file).equals(content))) return path;
  }
}

const settingsFile = `${dataFolder}/${site.files}`;

/** Edits the content from the page, and keeps each change until it is committed. */
export class EditSession {
  private readonly history: EditHistory;

  constructor(
    private readonly root: string,
    /** Address of the CMS; empty if there is none. */
    readonly forms = "",
  ) {
    this.history = new EditHistory(root);
  }

  list(): EditState {
    return this.history.state;
  }

  diff(): string {
    return this.history.diff();
  }

  undo(): Edit {
    return this.history.undo();
  }

  redo(): Edit {
    return this.history.redo();
  }

  read(source: Source): EditableText {
    checkFile(this.root, source.file);
    const text = readFile(this.root, source.file);
    const { line } = positionAt(text, findOffset(text, source));
    const found = findRecord(text, source);
    const form = this.forms && new URL(formPath(found.definition, source.file), this.forms).href;
    return { ...describe(text, source, found), value: readText(text, source), line, ...(form && { form }) };
  }

  /** Lists the fields of the entries and of the record around a text. */
  readFields(source: Source): Surroundings {
    checkFile(this.root, source.file);
    const text = readFile(this.root, source.file);
    const { definition, value, at, path } = findRecord(text, source);
    const content = readContent(this.root);
    const groups = listGroups(definition.schema, definition.noun, value, path).map((group) => ({
      name: group.path.length === 0 && at[0] !== undefined ? `${group.name} ${Number(at[0]) + 1}` : group.name,
      path: [...at, ...group.path],
      fields: group.fields.map((field) => {
        const choices = field.choices ?? listNames(field.rule, field.value, content);
        return { ...field, path: [...at, ...field.path], ...(field.control !== "picture" && { choices }) };
      }),
    }));
    const isInSection = path[0] === "sections" && source.file.endsWith(".json");
    return { groups, sections: isInSection ? listSamples(this.root) : [] };
  }

  /**
   * Changes a file, and returns the warnings of the check. What it rejects is not written.
   * @param options.isRight whether the change is right although the check finds mistakes, which others have hidden
   * @param options.added file that was written before for this change
   */
  private write(file: string, change: (text: string) => string, { isRight = false, added = "" } = {}): string[] {
    const path = checkFile(this.root, file);
    const text = readFile(this.root, file);
    const changed = change(text);
    if (changed === text) return [];
    const warnings = checkChange(this.root, new Map([[path, changed]]), isRight);
    writeFile(this.root, file, changed);
    this.history.add(file, text, changed, added || undefined);
    return warnings;
  }

  changeText({ before, after, ...source }: TextEdit): string[] {
    return this.write(source.file, (text) => replaceText(text, source, before, after, describe(text, source)));
  }

  /** Changes a list. A repeated record gets other values where they must be unique. */
  changeList({ action, ...source }: ListEdit): string[] {
    return this.write(source.file, (text) => {
      const changed = changeList(text, source, action);
      const { definition, value, path } = findRecord(text, source);
      if (action !== "duplicate" || path.length > 0) return changed;
      const at = [Number(source.path[0]) + 1];
      const { data } = readJson(source.file, text);
      return definition.unique.reduce((all, name) => {
        const own = valueAt(value, [name]);
        if (typeof own !== "string") return all;
        const taken = new Set((data?.value as unknown[]).map((record) => valueAt(record, [name])));
        let count = 2;
        while (taken.has(`${own}-${count}`)) count++;
        return replaceText(all, { ...source, path: [...at, name] }, own, `${own}-${count}`);
      }, changed);
    });
  }

  /** Adds the sample of a section, for the editor to fill. */
  addSection({ section, ...source }: SectionEdit): string[] {
    if (source.path[0] !== "sections") throw new EditError(`There is no sample of ${section}.`);
    return this.write(source.file, (text) => insertEntry(text, source, readSample(this.root, section)));
  }

  /** Adds a picture to the folder of its kind, and names it in a field. */
  changePicture({ before, name, content, ...source }: PictureEdit): string[] {
    checkFile(this.root, source.file);
    const field = describe(readFile(this.root, source.file), source);
    if (field.rule?.kind !== "image") throw new EditError("There is no picture here.");
    const bytes = Buffer.from(content, "base64");
    const after = namePicture(this.root, field.rule.folder ?? dirname(before || "pages/new"), name, bytes);
    // A file that all languages share has its pictures there too.
    const added = `${findFolder(source.file) ?? dataFolder}/${imagesFolder}/${after}`;
    const known = [added, `${sharedFolder}/${imagesFolder}/${after}`];
    if (known.some((file) => existsSync(join(this.root, file)))) return this.changeText({ ...source, before, after });
    writeFile(this.root, added, bytes);
    try {
      return this.write(source.file, (text) => replaceText(text, source, before, after, field), { added });
    } catch (error) {
      rmSync(join(this.root, added));
      throw error;
    }
  }

  /** Adds a page and a link to it at the end of a menu; without a menu, it is a draft. */
  addPage({ path, title, menu }: PageEdit): string[] {
    const file = `${dataFolder}/pages/${toName(path)}.json`;
    const name = checkFile(this.root, file);
    if (existsSync(join(this.root, file))) throw new EditError(`There is a file ${file} already.`);
    const page = writePage(this.root, { path, title, draft: menu === undefined }, readToday());
    const before = readFile(this.root, settingsFile);
    const links = menu === undefined ? undefined : this.readMenus()[menu]?.links;
    const last = { file: settingsFile, path: ["menus", menu ?? 0, "links", (links?.length ?? 0) - 1] };
    const after = links ? insertEntry(before, last, { label: title.slice(0, 40), to: path }) : before;
    const changes = new Map([[name, page], ...(links ? ([[site.files, after]] as const) : [])]);
    const warnings = checkChange(this.root, changes);
    writeFile(this.root, file, page);
    this.history.add(file, page, page, file);
    if (links) {
      writeFile(this.root, settingsFile, after);
      this.history.add(settingsFile, before, after);
    }
    return warnings;
  }

  private readMenus(): { label: string; links: object[] }[] {
    const { value } = findRecord(readFile(this.root, settingsFile), { file: settingsFile, path: [] });
    return (value as { menus: { label: string; links: object[] }[] }).menus;
  }

  /** Lists the labels of the menus, to which a new page can be added. */
  listMenus(): string[] {
    return this.readMenus().map(({ label }) => label);
  }

  /** Repairs a problem of the content that has one right text. */
  repair({ file, rule, line, column }: Repair): string[] {
    const isMeant = (one: Problem) =>
      one.file === file && one.rule === rule && one.line === line && one.column === column;
    return this.write(file, (text) => applyFixes(text, check(this.root).filter(isMeant)), { isRight: true });
  }
}
