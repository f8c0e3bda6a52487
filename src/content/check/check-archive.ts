import { blogPage } from "../pages/blog";
import type { Problem } from "../problem";
import { problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../redirect";
import { archivePath, isInArchive } from "../routes";
import type { Targets } from "./targets";

/** Checks that no page and no redirect has a path of the blog's archive. */
export function checkArchive(records: readonly ContentRecord[], { routes }: Targets): Problem[] {
  const blogPath = records.find(({ definition }) => definition === blogPage)?.value["path"];
  if (typeof blogPath !== "string") return [];
  const sources = records
    .filter(({ definition }) => definition === redirect)
    .map((record) => ({ record, field: ["from"], path: record.value["from"] }));
  return [...routes, ...sources].flatMap(({ record, field, path }) => {
    if (typeof path !== "string" || !isInArchive(path, blogPath)) return [];
    const message = `${path} is a path of the blog's archive`;
    const remedy = `Choose a path that does not begin with ${archivePath(blogPath)}`;
    return [problemAt(record, field, "path-archive", { message, remedy })];
  });
}
