import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import { api, RefusedError, watchChanges } from "../api";
import { change, changedOnDisk, openDocument, saved, type Document, type Snapshot } from "./document";
import { readDrafts, storeDrafts, type Documents } from "./stored-drafts";

/** The files in work, kept over reloads and compared with the disk. `onDisk` hears of every change there. */
export function useDocuments(onDisk: () => void) {
  const [documents, setDocuments] = useState<Documents>(() => readDrafts(sessionStorage));
  const latest = useRef(documents);
  const heard = useRef(onDisk);
  useEffect(() => {
    latest.current = documents;
    heard.current = onDisk;
    storeDrafts(documents, sessionStorage);
  });

  const update = useCallback((path: string, next: (document: Document) => Document) => {
    setDocuments((all) => (all[path] ? { ...all, [path]: next(all[path]) } : all));
  }, []);

  const compare = useCallback(
    async (path: string) => {
      const theirs = await api.open(path).catch((error: unknown) => {
        if (error instanceof RefusedError && error.status === 404) return null;
        throw error;
      });
      update(path, (document) => changedOnDisk(document, theirs));
    },
    [update],
  );

  // What was typed before a reload may have been overtaken since.
  useEffect(() => {
    for (const path of Object.keys(latest.current)) void compare(path).catch(() => undefined);
    return watchChanges((paths) => {
      for (const path of paths.filter((changed) => changed in latest.current))
        void compare(path).catch(() => undefined);
      heard.current();
    });
  }, [compare]);

  return useMemo(
    () => ({
      update,
      async open(path: string): Promise<Document> {
        const known = latest.current[path];
        if (known) return known;
        const document = openDocument(await api.open(path));
        setDocuments((all) => (path in all ? all : { ...all, [path]: document }));
        return document;
      },
      edit(path: string, now: Snapshot, key: string) {
        update(path, (document) => change(document, now, key, Date.now()));
      },
      /** Takes in a file that was made or renamed here. */
      adopt(document: Document) {
        setDocuments((all) => ({ ...all, [document.file.path]: document }));
      },
      forget(path: string) {
        setDocuments((all) => Object.fromEntries(Object.entries(all).filter(([other]) => other !== path)));
      },
      async save(path: string): Promise<boolean> {
        const document = latest.current[path];
        if (!document) return false;
        const { now, file, theirs } = document;
        const version = theirs === null ? null : file.version;
        try {
          const written = await api.save({ path, ...now }, version);
          update(path, (current) => saved(current, now, written));
          return true;
        } catch (error) {
          if (!(error instanceof RefusedError) || error.status !== 409) throw error;
          update(path, (current) => changedOnDisk(current, error.more.theirs ?? null));
          return false;
        }
      },
      documents,
    }),
    [documents, update],
  );
}
