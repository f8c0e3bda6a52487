import "./testing/mock-build";
import { pageSections } from "../content/pages/page-sections";
import { sectionType } from "../content/pages/section";
import { sectionsPage } from "../content/pages/sections-page";
import type { Problem } from "../content/problem";
import { listValues } from "../content/read/record";
import { markerPattern, type Case } from "../content/testing/generate";
import * as components from "../sections/page/components";
import {
  base,
  createRecord,
  day,
  defineFigures,
  generator,
  kinds,
  listReported,
  place,
  type Kind,
} from "./testing/kinds";
import { createRenderer } from "./testing/render-site";
import { listMistakes } from "./testing/site-schema";

// Editors see drafts as well, with a tag.
Object.assign(process.env, { CONTENT_DATE: day, GATSBY_CONTENT: "preview" });

/** Fields that are not on a page, or not in each case, with the reason and with what proves them. */
const exceptions: readonly (readonly [field: RegExp, reason: string])[] = [
  [/^(?:TeamMember\.slug|Post\.id)$/u, "keys, which other records name; check-links.ts"],
  [/\.draft$/u, "hides a record from visitors; publication.test.ts"],
  [
    /^Account\./u,
    "shown by what names the account; e2e/sections/forecast.spec.ts, the cases of leaders and of the ledger",
  ],
  [/^SiteSettings\.(?:tagline|training|feed\.description)$/u, "in text files and the feed; write-*.test.ts"],
  [/^SiteSettings\.(?:recording|campaign)/u, "settings of scripts; e2e/any-company, keep-campaign.test.ts"],
  [/^SiteSettings\.social\[\]\.handle$/u, "previews name one account, that of the first with one"],
  [/^Job\.(?:remote|country)/u, "for search engines, which list jobs with datePosted; job-posting.test.ts"],
  [/^Post\.(?:title|tag|author)$/u, "those of the article, if a post leads to one, as their descriptions say"],
  [/^SiteSettings\.portraits$/u, "mirrors drawings beside the text of a hero; hero-people.tsx"],
  [/^Job\.validThrough/u, "ends the job's publication; publication.test.ts"],
  [/^section measures\.labels\.(?:window|limits)$/u, "beside a definition that has them; measures.tsx"],
  [/^BlogPage\.featured/u, "selects an article by its tag and day; schema.test.ts"],
  [/^section ledger\.labels\.(?:churn|growth|hit|miss|alarm)$/u, "in rows of such a prediction; ledger.tsx"],
  [/^section form\.sent\.named$/u, "after a message was sent; e2e/contact/sending.spec.ts"],
  [/^Customer\.kind/u, "beside the logo of a featured customer"],
];

const isExcepted = (field: string) => exceptions.some(([pattern]) => pattern.test(field));

interface Trial {
  reported: readonly Problem[];
  render: () => Promise<string>;
}

/** Tries the cases of a section as pages of one site. */
type Render = (path: string, isFramed: boolean) => Promise<string>;

/** Renders a page without its own address, which would make pages look different. */
async function renderAnywhere(render: Render, path: string, isFramed: boolean): Promise<string> {
  return (await render(path, isFramed)).replaceAll(path, "");
}

async function tryPages(cases: readonly Case[]): Promise<Trial[]> {
  const records = cases.map(({ value }, index) =>
    createRecord(sectionsPage, { ...(value as object), path: `/generated-${index}` }, index),
  );
  const site = [...records, ...defineFigures(records.map(({ value }) => value)), ...base];
  const reported = listReported(site);
  const { render } = await createRenderer(site);
  return records.map(({ source, value }) => ({
    reported: reported.filter(({ file }) => file === source.file),
    render: () => renderAnywhere(render, String(value["path"]), false),
  }));
}

const listMarkers = (value: unknown): string[] => JSON.stringify(value).match(markerPattern) ?? [];

/** Most pages that are rendered for a case. */
const maxPages = 3;

/** Returns a function that tries a case as a site of its own, of which it renders the pages that show the record. */
function createTry({ definition, name }: Kind) {
  const known = new Set(listReported(base).map(({ file, message }) => file + message));
  let paths: string[] | undefined;
  return ({ value }: Case): Trial => {
    const records = place(createRecord(definition, value as Record<string, unknown>));
    return {
      reported: listReported(records).filter(({ file, message }) => !known.has(file + message)),
      async render() {
        const { paths: all, render } = await createRenderer(records);
        const isFramed = name === "SiteSettings";
        if (!paths) {
          const counts = new Map<string, number>();
          for (const path of all) {
            const html = await renderAnywhere(render, path, isFramed);
            counts.set(path, listMarkers(value).filter((marker) => html.includes(marker)).length);
          }
          const ranked = all.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
          paths = ranked.filter((path) => (counts.get(path) ?? 0) > 0).slice(0, maxPages);
        }
        const pages = paths.filter((path) => all.includes(path)).map((path) => renderAnywhere(render, path, isFramed));
        return (await Promise.all(pages)).join("\n");
      },
    };
  };
}

/** Names the field of a value as cases do: *Job.pay.unit*, *section hero.links[].to*. */
function nameField({ name, isSection }: Kind, path: readonly (string | number)[]): string {
  const inside = isSection ? path.slice(2) : path;
  return name + inside.map((key) => (typeof key === "number" ? "[]" : `.${key}`)).join("");
}

/** Lists what is wrong with the cases of a kind: what is accepted but not shown, or shown in one way for two values. */
async function listFaults(kind: Kind): Promise<Set<string>> {
  const { name, definition, schema, wrap } = kind;
  const faults = new Set<string>();
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const cases = [...generator.listCases(schema, wrap, name)];
  const keyOf = ({ value }: Case) => JSON.stringify(value);
  const distinct = new Map(cases.map((each) => [keyOf(each), each]));
  const trials = kind.isSection ? await tryPages([...distinct.values()]) : [];
  const tryCase = createTry(kind);
  const tried = new Map([...distinct.keys()].map((key, index) => [key, trials[index]]));
  const rendered = new Map<string, string>();
  const accepted = new Set<string>();
  const hidden = new Map<string, string>();
  const looks = new Map<string, [variant: string, html: string][]>();

  for (const each of cases) {
    const { field, variant, amount, differs } = each;
    const label = `${field}: ${variant}, beside ${amount === "min" ? "no" : "all"} other fields`;
    const key = keyOf(each);
    const { reported, render } = tried.get(key) ?? tryCase(each);
    tried.set(key, { reported, render });
    const isRejected = reported.some(({ level }) => level === "error");
    for (const { message, remedy } of reported) {
      if (remedy === "") faults.add(`${label}: no remedy: ${message}`);
      if (variant === "whole" && isRejected) faults.add(`${label}: rejected: ${message}`);
    }
    if (!isRejected && !["absent", "empty"].includes(variant)) accepted.add(field);
    if (reported.length > 0) continue;
    errors.mockClear();
    const html = rendered.get(key) ?? (await render());
    rendered.set(key, html);
    for (const [message] of errors.mock.calls) faults.add(`${label}: ${String(message)}`);
    const shown = new Set(html.match(markerPattern));
    for (const { path, value } of listValues(definition.schema, each.value)) {
      const own = nameField(kind, path);
      if (typeof value === "string" && !isExcepted(own))
        for (const marker of listMarkers(value)) if (!shown.has(marker) && !hidden.has(own)) hidden.set(own, label);
    }
    if (!differs) continue;
    const group = `${field} beside ${amount} others, ${differs}`;
    const others = looks.get(group) ?? [];
    if (!isExcepted(field))
      for (const [other, look] of others) if (look === html) faults.add(`${group}: ${variant} looks like ${other}`);
    looks.set(group, [...others, [variant, html]]);
  }
  for (const [field, label] of hidden) faults.add(`${field} is not shown, first in: ${label}`);
  for (const { field } of cases) if (!accepted.has(field)) faults.add(`${field} is never accepted`);
  return faults;
}

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  "each field, variant and count of %s is shown, or rejected with a remedy",
  async (_, kind) => expect([...(await listFaults(kind))]).toEqual([]),
);

test("components.ts has each kind of section, and its fragment, which fits the schema", () => {
  const types = pageSections.map(({ shape }) => sectionType(shape.section.value));
  expect(types.filter((type) => !(type in components))).toEqual([]);
  expect(listMistakes()).toEqual([]);
});
