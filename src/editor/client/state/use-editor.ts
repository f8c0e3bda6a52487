import { useCallback, useEffect, useMemo, useState } from "react";

import { isObject } from "../../../content/read/record";
import type { ContentIndex, Entry, Kind, Told } from "../../shared/api";
import { api } from "../api";
import { isDirty } from "./document";
import { kindOfPath, readSelection, writeSelection, type Selection } from "./selection";
import { useCheck } from "./use-check";
import { useDocuments } from "./use-documents";

/** What is said of the last action. */
export interface Notice {
  text: string;
  failed?: boolean;
  /** Takes back what was done. */
  undo?: () => void;
}

function textOf(value: unknown, keys: readonly string[]): string {
  const texts = isObject(value) ? keys.map((key) => value[key]) : [];
  return texts.find((text): text is string => typeof text === "string" && text.trim() !== "") ?? "";
}

/** The entries of a kind as they stand in this window. */
function listEntries(kind: Kind, documents: ReturnType<typeof useDocuments>["documents"]): readonly Entry[] {
  if (kind.holds === "one") {
    return kind.entries.map((entry) => {
      const value = documents[entry.path]?.now.value;
      return { ...entry, label: textOf(value, kind.name === "articles" ? ["title"] : []) || entry.label };
    });
  }
  const list = documents[kind.files]?.now.value;
  if (!Array.isArray(list)) return kind.entries;
  const labels = kind.labelledBy === "id" ? ["title", "id"] : [kind.labelledBy, "name", "title"];
  return list.map((record: unknown, index) => ({
    path: kind.files,
    index,
    label: textOf(record, labels) || `New ${kind.noun}`,
    detail: textOf(record, ["role", "department", "category", "tag", "to", "kind"]),
  }));
}

/** Everything the editor knows, and what can be done. */
export function useEditor() {
  const [index, setIndex] = useState<ContentIndex>();
  const [disk, setDisk] = useState(0);
  const [selection, setSelection] = useState<Selection | undefined>(() => readSelection(window.location.search));
  const [notice, setNotice] = useState<Notice>();

  const fail = useCallback((error: unknown) => {
    setNotice({ text: error instanceof Error ? error.message : String(error), failed: true });
  }, []);
  const reload = useCallback(async () => {
    setIndex(await api.content());
    setDisk((times) => times + 1);
  }, []);
  const files = useDocuments(() => {
    reload().catch(fail);
  });
  const { documents, open } = files;
  const { problems, checking } = useCheck(documents, disk);

  useEffect(() => {
    api.content().then(setIndex, fail);
  }, [fail]);

  const path = selection?.path;
  useEffect(() => {
    if (path !== undefined) open(path).catch(fail);
    // A file is opened once; afterwards it is kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);

  const select = useCallback((next: Selection) => {
    setSelection(next);
    window.history.replaceState(null, "", writeSelection(next) + window.location.hash);
  }, []);

  const kind = index?.kinds.find(({ name }) => name === selection?.kind);
  const document = path === undefined ? undefined : documents[path];
  const dirty = useMemo(
    () =>
      new Set(
        Object.values(documents)
          .filter(isDirty)
          .map(({ file }) => file.path),
      ),
    [documents],
  );

  useEffect(() => {
    if (dirty.size === 0) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Drafts outlive a reload, but not the window.
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);

  function show(told: Told): void {
    const target = index && kindOfPath(index, told.file);
    const place = told.path?.[0];
    if (target) select({ kind: target.name, path: told.file, index: typeof place === "number" ? place : undefined });
  }

  return {
    index,
    reload,
    selection,
    select,
    kind,
    document,
    documents,
    files,
    dirty,
    problems,
    checking,
    notice,
    setNotice,
    fail,
    show,
    entries: kind ? listEntries(kind, documents) : [],
  };
}

export type Editor = ReturnType<typeof useEditor>;
