import type { ContentIndex, Kind } from "../../shared/api";

/** What is shown: a kind, one of its files, and a record in it. */
export interface Selection {
  kind: string;
  path?: string | undefined;
  index?: number | undefined;
}

/** The kind that a file belongs to. */
export function kindOfPath({ kinds }: ContentIndex, path: string): Kind | undefined {
  return kinds.find(({ files }) => {
    const [folder = "", ending] = files.split("*");
    return ending === undefined ? files === path : path.startsWith(folder) && path.endsWith(ending);
  });
}

export function readSelection(search: string): Selection | undefined {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  if (kind === null) return undefined;
  const index = query.get("record");
  return { kind, path: query.get("file") ?? undefined, index: index === null ? undefined : Number(index) };
}

/** An address that shows this again after a reload. The session's token stays where it is. */
export function writeSelection({ kind, path, index }: Selection): string {
  const query = new URLSearchParams({ kind, ...(path === undefined ? {} : { file: path }) });
  if (index !== undefined) query.set("record", String(index));
  return `?${query.toString()}`;
}
