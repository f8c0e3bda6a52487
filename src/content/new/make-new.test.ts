import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { checkContent } from "../check/check-content";
import { dataFolder } from "../read/data-folder";
import { projectRoot } from "../testing/real-content";
import { person } from "../testing/samples";
import { changedLines } from "../write/testing/changed-lines";
import { newKinds } from "./kinds";
import type { NewField } from "./list-fields";
import { makeNew, type Questions } from "./make-new";

const today = "2026-01-31";
let root = "";
let photo = "";

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "new-"));
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });
  photo = join(root, "IMG 1.JPG");
  await sharp({ create: { width: 900, height: 900, channels: 3, background: "#888888" } })
    .jpeg()
    .toFile(photo);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const read = (path: string) => readFileSync(join(root, dataFolder, path), "utf8");
const readList = (path: string) => JSON.parse(read(path)) as Record<string, unknown>[];

function toArgs(kind: string, answers: Readonly<Record<string, string | readonly string[]>>): string[] {
  const flags = Object.entries(answers).flatMap(([name, answer]) =>
    [answer].flat().map((value) => [`--${name}`, value]),
  );
  return [kind, ...flags.flat()];
}

/** What each kind asks for, answered. */
const answers: Record<string, () => Record<string, string | readonly string[]>> = {
  article: () => ({
    title: "Qué pasó: a story",
    subtitle: "What came of it",
    description: "What came of it when we began again, told in more than fifty characters.",
    keywords: ["telemetry", "churn"],
    category: "Product Insights",
    author: person.slug,
    "pullQuote.text": "It went well.",
    "pullQuote.person": person.slug,
    "readOn.label": "Read on LinkedIn",
    "readOn.url": "https://linkedin.acme.example/pulse/1",
  }),
  person: () => ({ name: "Zoë Müller", role: "Engineer", image: photo, linkedin: "https://linkedin.acme.example/zoe" }),
  job: () => ({
    title: "Data Analyst",
    department: "Engineering",
    location: "Austin",
    description: "Counts what happens.",
    applyUrl: "https://jobs.acme.example/analyst",
  }),
  integration: () => ({
    name: "Brand of this test",
    description: "Sends events.",
    categories: ["Customer Data", "Observability Data"],
    logo: photo,
    color: "#123ABC",
  }),
  redirect: () => ({ from: "/old-news", to: "/contact" }),
};

test.each(newKinds.map(({ name }) => name))("a new %s follows every rule", async (kind) => {
  const { ok, lines } = await makeNew(root, toArgs(kind, answers[kind]?.() ?? {}), today);
  expect(lines).toEqual([expect.stringMatching(/^Made data\/[\w./-]+:\d+$/u)]);
  expect(ok).toBe(true);
  expect(checkContent(root)).toEqual([]);
});

test("a record is the only change of its file", async () => {
  const before = read("jobs.json");
  await makeNew(root, toArgs("job", answers["job"]?.() ?? {}), today);
  const { removed, added } = changedLines(before, read("jobs.json"));
  expect(removed).toEqual([]);
  expect(added).toContain(`    "title": "Data Analyst",`);
});

test("a person's slug is made of the name, and the photo is taken beside the others under it", async () => {
  await makeNew(root, toArgs("person", answers["person"]?.() ?? {}), today);
  const made = readList("team.json").at(-1);
  expect(made).toMatchObject({ slug: "zoe-muller", group: "Our Team", image: "people/zoe-muller.jpg", email: "#" });
  expect(existsSync(join(root, dataFolder, "images/people/zoe-muller.jpg"))).toBe(true);
});

test("an article is a file of its own, and begins as a draft of today", async () => {
  await makeNew(root, toArgs("article", answers["article"]?.() ?? {}), today);
  expect(read("articles/que-paso-a-story.mdx")).toMatch(
    /^---\nslug: que-paso-a-story\n[^]*date: 2026-01-31\n[^]*<PullQuote \/>/u,
  );
  expect(read("articles/que-paso-a-story.mdx")).toContain("draft: true\n");
});

test.each<[refusal: string, kind: string, change: Record<string, string>, told: RegExp]>([
  ["a choice with a slip", "job", { department: "Enginering" }, /^--department .*Did you mean "Engineering"\?/u],
  ["a field that is too short", "job", { title: "DA" }, /^--title has 2 characters\. It may be at least 3/u],
  ["an address that is there already", "job", { applyUrl: "" }, /^--applyUrl is missing\. Write it/u],
  ["a redirect to nowhere", "redirect", { to: "/contcat" }, /Did you mean "\/contact"\?/u],
  ["a redirect from a page", "redirect", { from: "/team" }, /\/team is a page\. Name a path that is none/u],
  ["an author who is nobody", "article", { author: "nobody-at-all" }, /which is no slug in data\/team\.json/u],
  ["a photo that is nowhere", "person", { image: "nowhere.png" }, /there is no data\/images\/nowhere\.png/u],
])("%s is refused, and nothing is written", async (_, kind, change, told) => {
  const files = ["jobs.json", "redirects.json", "team.json"];
  const before = files.map(read);
  const { ok, lines } = await makeNew(root, toArgs(kind, { ...answers[kind]?.(), ...change }), today);
  expect(ok).toBe(false);
  expect(lines).toEqual([expect.stringMatching(told), "Nothing was written."]);
  expect(files.map(read)).toEqual(before);
});

test("a photo that is too small is refused, and not left behind", async () => {
  writeFileSync(
    photo,
    await sharp({ create: { width: 90, height: 90, channels: 3, background: "#888888" } })
      .jpeg()
      .toBuffer(),
  );
  const { lines } = await makeNew(root, toArgs("person", answers["person"]?.() ?? {}), today);
  expect(lines[0]).toMatch(/is 90 x 90 px, too small for where it is shown/u);
  expect(existsSync(join(root, dataFolder, "images/people/zoe-muller.jpg"))).toBe(false);
});

test("neither an article nor a picture is written over", async () => {
  await makeNew(root, toArgs("article", answers["article"]?.() ?? {}), today);
  const { lines } = await makeNew(root, toArgs("article", { ...answers["article"]?.(), subtitle: "Another" }), today);
  expect(lines[0]).toBe("data/articles/que-paso-a-story.mdx is there already. Choose another slug.");
  expect(read("articles/que-paso-a-story.mdx")).toContain("What came of it\n");
  await makeNew(root, toArgs("person", answers["person"]?.() ?? {}), today);
  const again = await makeNew(root, toArgs("person", answers["person"]?.() ?? {}), today);
  expect(again.lines[0]).toMatch(/^--image There is a picture people\/zoe-muller\.jpg already/u);
});

test("problems that were there before do not stand in the way", async () => {
  writeFileSync(join(root, dataFolder, "redirects.json"), `[{ "from": "/old", "to": "/nowhere" }]\n`);
  expect((await makeNew(root, toArgs("job", answers["job"]?.() ?? {}), today)).ok).toBe(true);
});

test("a person is asked for the kind, and for what was not given", async () => {
  const asked: string[] = [];
  const questions: Questions = {
    chooseKind: (names) => Promise.resolve(names.find((name) => name === "person") ?? ""),
    ask: ({ name }: NewField, proposal) => {
      asked.push(name);
      return Promise.resolve(answers["person"]?.()[name] ?? proposal ?? "");
    },
  };
  expect((await makeNew(root, [], today, questions)).ok).toBe(true);
  expect(asked).toEqual(["name", "role", "group", "image", "linkedin", "firm"]);
});

test.each([
  ["nothing", [], "Say what to make."],
  ["a kind that is none", ["jbo"], `"jbo" is nothing that can be made.`],
  ["an option that is none", ["job", "--salary", "1"], /Unknown option '--salary'/u],
])("whoever asks for %s is told what there is", async (_, args, told) => {
  const { ok, lines } = await makeNew(root, args, today);
  expect(ok).toBe(false);
  expect(lines[0]).toMatch(told);
  expect(lines.length).toBeGreaterThan(5);
});

test("help lists the kinds, and a kind's fields with what they are", async () => {
  expect((await makeNew(root, ["--help"], today)).lines.join("\n")).toContain(
    "article, person, job, integration, redirect",
  );
  const { ok, lines } = await makeNew(root, ["job", "--help"], today);
  expect(ok).toBe(true);
  expect(lines).toContain("  --department  Department that hires. One of: Engineering, Marketing");
});
