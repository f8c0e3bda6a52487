import "./testing/mock-build";
import * as fileSystem from "node:fs";

import { drawCompany } from "../../e2e/companies/content";
import { readContent } from "../content/read/read-content";
import { projectRoot as root } from "../content/testing/real-content";
import { findDeadLinks, readPage, type Pages } from "../../e2e/support/find-dead-links";
import { createRenderer } from "./testing/render-site";

// A project with the code of this one and the content of a company.
jest.mock("../content/testing/real-content", () => {
  const fs = jest.requireActual<typeof fileSystem>("node:fs");
  const projectRoot = `${process.cwd()}/.build/company-${process.pid}`;
  fs.mkdirSync(projectRoot, { recursive: true });
  fs.symlinkSync(`${process.cwd()}/src`, `${projectRoot}/src`, "junction");
  return { projectRoot };
});

const day = "2026-07-15";
process.env["CONTENT_DATE"] = day;

const [first, count] = [Number(process.env["SEED"] ?? 7), Number(process.env["COUNT"] ?? 1)];

afterAll(() => fileSystem.rmSync(root, { recursive: true }));

function findFaults(path: string, pages: Pages): string[] {
  const { $ } = pages.get(path) ?? readPage("");
  const dead = findDeadLinks(path, pages, (target) =>
    /^\/(?:rss\.xml|(?:static|charts|drawn)\/|[\w/-]+-alias$)/u.test(target),
  );
  $("style, script").remove();
  const text = $("body").text();
  return [
    ...($("h1").length === 1 ? [] : [`${$("h1").length} h1`]),
    ...dead,
    ...(/.{0,20}(?:\b(?:undefined|NaN|Infinity)\b|\[object ).{0,20}/u.exec(text) ?? []),
    ...$("main h2, main h3, main h4, main a, main button")
      .toArray()
      .filter((element) => $(element).text() === "" && $(element).find("img[alt!='']").length === 0)
      .filter(
        (element) => $(element).attr("aria-label") === undefined && $(element).attr("aria-labelledby") === undefined,
      )
      .map((element) => `empty: ${$.html($(element).parent()).slice(0, 300)}`),
  ];
}

test.each(Array.from({ length: count }, (_, index) => first + index))(
  "pages of company %i, which the check accepts, have one h1, unique ids, links that lead somewhere, and no gaps",
  async (seed) => {
    await drawCompany(root, seed, day);
    const { paths, render } = await createRenderer(readContent(root).records);
    const pages = new Map<string, ReturnType<typeof readPage>>();
    for (const path of paths) pages.set(path, readPage(await render(path)));
    expect(pages.size).toBeGreaterThan(3);
    const faults = [...pages.keys()].flatMap((path) => findFaults(path, pages).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  },
);
