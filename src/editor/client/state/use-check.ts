import { useEffect, useRef, useState } from "react";

import type { Told } from "../../shared/api";
import { api } from "../api";
import { isDirty } from "./document";
import type { Documents } from "./stored-drafts";

/** Waits for a pause in typing, in milliseconds. */
const pause = 200;

/** What the content check says of everything as it would be if all drafts were saved. `disk` changes when a file on disk does. */
export function useCheck(documents: Documents, disk: number): { problems: readonly Told[]; checking: boolean } {
  const [found, setFound] = useState<{ problems: readonly Told[]; checking: boolean }>({
    problems: [],
    checking: true,
  });
  const asked = useRef(0);
  useEffect(() => {
    const number = ++asked.current;
    const timer = setTimeout(() => {
      const drafts = Object.values(documents)
        .filter((document) => isDirty(document) && document.file.unreadable === undefined)
        .map(({ file, now }) => ({ path: file.path, ...now }));
      api.check(drafts).then(
        (problems) => {
          // A later question has another answer.
          if (number === asked.current) setFound({ problems, checking: false });
        },
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [documents, disk]);
  return found;
}
