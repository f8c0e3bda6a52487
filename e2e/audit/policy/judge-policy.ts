import type { Finding, Judge } from "../judge";
import { allPages, type Page } from "../read-site";
import { evaluatePolicy } from "./evaluate-policy";
import { readPolicy } from "./read-policy";

function judgePage({ path, html, headers }: Page): { findings: Finding[]; notes: string[] } {
  const read = readPolicy(html);
  if ("fault" in read) return { findings: [{ where: path, what: read.fault }], notes: [] };
  // A browser keeps both. They name different directives, so that they can be judged as one.
  const { faults, notes } = evaluatePolicy(`${read.policy};${headers.get("content-security-policy") ?? ""}`);
  return { findings: faults.map((what) => ({ where: path, what })), notes };
}

/** Google's CSP Evaluator on what each page and its header allow. */
export const judgePolicy: Judge = {
  name: "policy",
  asks: "does each page's security policy hold? (CSP Evaluator)",
  least: { policies: allPages },
  judge({ pages }) {
    const judged = pages.map(judgePage);
    const notes = judged.flatMap((page) => page.notes);
    return Promise.resolve({
      looked: { policies: pages.length },
      findings: judged.flatMap(({ findings }) => findings),
      notes: [...new Set(notes)].map((text) => `${notes.filter((note) => note === text).length} pages: ${text}`),
    });
  },
};
