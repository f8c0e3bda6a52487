import { contactPage } from "../pages/contact";
import { homePage } from "../pages/home";
import { notFoundPage } from "../pages/not-found";
import { fileProblem, finding, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import type { Content } from "../read/read-content";
import { problemAt } from "../read/record";
import { notFoundPath } from "../routes";

/** Pages that every site has: those with a fixed path, and the contact page, which the relay reads from its file. */
const required = [
  { definition: homePage, file: "pages/home.json", path: "/" },
  { definition: notFoundPage, file: "pages/not-found.json", path: notFoundPath },
  { definition: contactPage, file: "pages/contact.json", path: undefined },
];

/** Reports a required page that is missing, has another path, or is in a file of another name. */
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
      : finding(
          "file-name",
          "has a file of another name, in which the relay does not find it",
          `Rename it to ${wanted}`,
        );
    return [problemAt(page, [path ? "path" : "template"], found)];
  });
}
