import { useState } from "react";

import type { Kind } from "../shared/api";
import { addRecord, duplicateRecord, moveRecord, removeRecord, type Acted } from "../shared/list-actions";
import { newBody, newFrontmatter } from "../shared/new-article";
import { api } from "./api";
import { openDocument, redo, undo } from "./state/document";
import type { Editor } from "./state/use-editor";
import { useKeys } from "./use-keys";

/** What is asked before a file is made or renamed. */
export type Asked = { what: "new"; kind: Kind } | { what: "rename" };

/** Unique keys of lists by their files: a copy leaves them to be written. */
const uniqueKeys = ["slug", "id", "name", "applyUrl", "from", "role"];

/** What the buttons and keys do. */
export function useActions(editor: Editor) {
  const { document, selection, kind, files, select, setNotice, fail, reload } = editor;
  const [asked, setAsked] = useState<Asked>();
  const path = document?.file.path ?? "";
  const list = Array.isArray(document?.now.value) ? (document.now.value as unknown[]) : [];
  const place = selection?.index ?? 0;
  const name = kind?.noun ?? "entry";

  function act({ list: next, index }: Acted, text: string, canUndo = false): void {
    if (!document || !kind) return;
    files.edit(path, { ...document.now, value: next }, `list ${Date.now()}`);
    select({ kind: kind.name, path, index });
    const back = () => {
      files.update(path, undo);
      select({ kind: kind.name, path, index: place });
      setNotice({ text: "Taken back" });
    };
    setNotice(canUndo ? { text, undo: back } : { text });
  }

  const run = (work: () => Promise<void>) => {
    work().catch(fail);
  };

  const actions = {
    undo() {
      files.update(path, undo);
      setNotice({ text: "Undone" });
    },
    redo() {
      files.update(path, redo);
      setNotice({ text: "Done again" });
    },
    save() {
      run(async () => {
        const isSaved = await files.save(path);
        setNotice(
          isSaved
            ? { text: `Saved data/${path}` }
            : { text: `data/${path} was not saved: it has been changed meanwhile`, failed: true },
        );
        if (isSaved) await reload();
      });
    },
    move(by: -1 | 1) {
      const acted = moveRecord(list, place, by);
      act(acted, `Moved ${by === -1 ? "up" : "down"}: now ${(acted.index ?? 0) + 1} of ${list.length}`);
    },
    duplicate() {
      act(duplicateRecord(list, place, uniqueKeys), `Duplicated the ${name}`);
    },
    remove() {
      act(removeRecord(list, place), `Deleted the ${name}`, true);
    },
    rename() {
      setAsked({ what: "rename" });
    },
    removeFile() {
      if (!document || !kind) return;
      const { file, now } = document;
      run(async () => {
        await api.remove(path, file.version);
        files.forget(path);
        select({ kind: kind.name });
        await reload();
        const back = () => {
          run(async () => {
            files.adopt(openDocument(await api.save({ path, value: now.value, body: now.body }, null)));
            await reload();
            select({ kind: kind.name, path });
            setNotice({ text: `data/${path} is there again` });
          });
        };
        setNotice({ text: `Deleted data/${path}`, undo: back });
      });
    },
    add(to: Kind) {
      if (to.holds === "one") {
        setAsked({ what: "new", kind: to });
        return;
      }
      run(async () => {
        const opened = await files.open(to.files);
        const value = opened.now.value;
        const { list: next, index } = addRecord(Array.isArray(value) ? (value as unknown[]) : [], {});
        files.edit(to.files, { ...opened.now, value: next }, `list ${Date.now()}`);
        select({ kind: to.name, path: to.files, index });
        setNotice({ text: `Added a new ${to.noun} at the end` });
      });
    },
    answer(text: string, slug: string) {
      const question = asked;
      setAsked(undefined);
      run(async () => {
        const to = `articles/${slug}.mdx`;
        if (question?.what === "rename") {
          const renamed = await api.rename(path, to, document?.file.version ?? "");
          files.forget(path);
          files.adopt(openDocument(renamed));
          setNotice({ text: `Renamed to data/${to}. Its address is its slug, which has not changed.` });
        } else {
          const person = editor.index?.references["TeamMember"]?.[0]?.value ?? "";
          const schema = question?.kind.schemas[0]?.schema ?? {};
          const today = new Date().toISOString().slice(0, 10);
          const siteUrl = editor.index?.siteUrl ?? "";
          const value = newFrontmatter(text, { day: today, person, siteUrl }, schema);
          files.adopt(openDocument(await api.save({ path: to, value, body: newBody }, null)));
          setNotice({ text: `Made data/${to}` });
        }
        await reload();
        select({ kind: "articles", path: to });
      });
    },
    asked,
    forgetQuestion() {
      setAsked(undefined);
    },
  };

  useKeys(actions);
  return actions;
}

export type Actions = ReturnType<typeof useActions>;
