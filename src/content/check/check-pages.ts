import { contactPage } from "../pages/contact";
import { homePage } from "../pages/home";
import { notFoundPage } from "../pages/not-found";
import { teamPage } from "../pages/team";
import { fileProblem, finding, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import type { Content } from "../read/read-content";
import { isObject, problemAt, type ContentRecord } from "../read/record";
import { notFoundPath } from "../routes";
import { teamMember } from "../team-member";

/** Pages that every site needs: those with a fixed path, and the contact page, whose file the relay reads. */
const required = [
  { definition: homePage, file: "pages/home.json", path: "/" },
  { definition: notFoundPage, file: "pages/not-found.json", path: notFoundPath },
  { definition: contactPage, file: "pages/contact.json", path: undefined },
];

/** Reports required pages that are missing, or have a wrong path or file name. */
export function checkPages({ records }: Content): Problem[] {
  return required.flatMap(({ definition, file, path }) => {
    const pages = records.filter((record) => record.definition === definition);
    const wanted = `${dataFolder}/${file}`;
    const isThere = pages.some(({ source, value }) => (path ? value["path"] === path : source.file === wanted));
    if (isThere) return [];
    const [page] = pages;
    if (!page) return [fileProblem(wanted, finding("file-missing", "page: the file is missing", "Restore it"))];
    const found = path
      ? finding("path-fixed", "is not that of this page", `Write ${path}`)
      : finding("file-name", "is in a file of another name, which the relay does not read", `Rename it to ${wanted}`);
    return [problemAt(page, [path ? "path" : "template"], found)];
  });
}

function listGroups({ value }: ContentRecord): unknown[] {
  const groups = value["groups"];
  return Array.isArray(groups) ? groups.map((group: unknown) => (isObject(group) ? group["name"] : undefined)) : [];
}

/** Reports people whose group is not on the team page. */
export function checkGroups(records: readonly ContentRecord[]): Problem[] {
  const page = records.find(({ definition }) => definition === teamPage);
  const groups = page ? listGroups(page) : [];
  if (!page || groups.length === 0) return [];
  return records
    .filter(({ definition, value }) => definition === teamMember && !groups.includes(value["group"]))
    .map((record) => {
      const message = `is "${String(record.value["group"])}", which ${page.source.file} does not show`;
      return problemAt(
        record,
        ["group"],
        finding("group-hidden", message, `Add it to groups there, or choose from: ${groups.join(", ")}`),
      );
    });
}
