import { createContentDigest } from "gatsby-core-utils";
import type { Node, NodeInput, NodePluginArgs } from "gatsby";

import { onCreateNode, sourceNodes } from "./publish-content";

jest.mock("./code-version", () => ({ codeVersion: "1" }));

function ignore(): void {
  return undefined;
}

/** Imitates the used part of Gatsby's store, which lists nodes in the order of creation. */
class Store {
  readonly nodes = new Map<string, Node>();

  readonly args = {
    getNode: (id: string) => this.nodes.get(id),
    getNodesByType: (type: string) => [...this.nodes.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (name: string) => name,
    createContentDigest,
    actions: {
      createNode: (node: NodeInput) => this.nodes.set(node.id, { ...node } as unknown as Node),
      deleteNode: ({ id }: Node) => {
        this.nodes.delete(id);
        for (const node of this.nodes.values()) node.children = node.children.filter((child) => child !== id);
      },
      createParentChildLink: ({ parent, child }: { parent: Node; child: Node }) =>
        this.nodes.get(parent.id)?.children.push(child.id),
    },
  } as unknown as NodePluginArgs;

  add(node: object): Node {
    const whole = { parent: null, children: [], ...node } as unknown as Node;
    this.nodes.set(whole.id, whole);
    return whole;
  }

  /** Adds a file's nodes as a transformer plugin does. */
  async addFile(relativePath: string, raws: readonly object[]): Promise<void> {
    const file = this.add({ id: relativePath, relativePath, internal: { type: "File" } });
    for (const raw of raws) {
      const node = this.add({ parent: file.id, ...raw });
      file.children.push(node.id);
      await onCreateNode?.({ ...this.args, node } as never, { plugins: [] }, ignore);
    }
  }

  list(type: string): Node[] {
    return this.args.getNodesByType(type);
  }
}

function make(type: string, title: string, fields: object = {}) {
  return { id: `raw ${title}`, title, ...fields, internal: { type, contentDigest: title } };
}

beforeEach(() => {
  process.env["CONTENT_DATE"] = "2026-03-10";
});

test("an article has its path, and days that YAML parses as dates are days", async () => {
  const store = new Store();
  const frontmatter = { slug: "a", title: "A", date: new Date("2026-03-10") };
  const internal = { type: "Mdx", contentDigest: "a", contentFilePath: String.raw`C:\site\data\articles\a.mdx` };
  await store.addFile("articles/a.mdx", [{ id: "raw", frontmatter, body: "Some words.\n", internal }]);
  expect(store.list("Article")[0]).toMatchObject({ path: "/blog/a", date: "2026-03-10" });
});

test("a person has no links that are hidden", async () => {
  const store = new Store();
  const [hidden, shown] = [
    { linkedin: "#", twitter: "#", email: "#" },
    { linkedin: "https://linkedin.acme.example", firm: "#" },
  ];
  await store.addFile("team.json", [make("TeamMemberJson", "Hidden", hidden), make("TeamMemberJson", "Shown", shown)]);
  const links = store.list("TeamMember").map(({ linkedin, twitter, email }) => ({ linkedin, twitter, email }));
  expect(links).toEqual([{}, { linkedin: shown.linkedin }]);
});

test("a page has no question, row, cell, figure or section without content", async () => {
  const store = new Store();
  const hero = { section: "hero", title: "A title", text: "A text", figures: [{ label: "Figure" }] };
  const questions = { section: "questions", title: "Asked", items: [{ question: "Price?" }] };
  const answered = { question: "Why?", answer: "So." };
  const list = {
    section: "list",
    title: "A table",
    items: [{ title: "Kept", text: "Here." }, { title: "Encryption" }],
  };
  const comparison = { section: "comparison", title: "Then", topicLabel: "Topic", beforeLabel: "Before" };
  const rows = [
    { topic: "One", before: "Was", after: "Is" },
    { topic: "Two", after: "Is" },
  ];
  const sections = [
    hero,
    questions,
    { ...questions, items: [answered, ...questions.items] },
    list,
    { ...comparison, afterLabel: "After", rows },
  ];
  const [row] = rows;
  const seo = { title: "A title", description: "A description ".repeat(5), keywords: ["words"] };
  const page = { template: "sections", path: "/gaps", updated: "2026-01-31", seo, sections };
  await store.addFile("pages/gaps.json", [make("SectionsPageJson", "Gaps", page)]);
  expect(store.list("SectionsPage")[0]?.["sections"]).toEqual([
    { ...hero, figures: undefined },
    { ...questions, items: [answered] },
    { ...list, items: [list.items[0]] },
    { ...sections[4], rows: [row] },
  ]);
});

test("on another day the records of a warm cache are published again, and settings have the day's month", async () => {
  const store = new Store();
  const post = (title: string, date: string) => make("PostJson", title, { date });
  const posts = [post("First", "2026-03-01"), post("Begins", "2026-03-11"), post("Last", "2026-03-01")];
  await store.addFile("posts.json", posts);
  await store.addFile("jobs.json", [make("JobJson", "Ends", { validThrough: "2026-03-10" }), make("JobJson", "Stays")]);
  await store.addFile("site.json", [make("SiteSettingsJson", "Site")]);
  const titles = () => [...store.list("Post"), ...store.list("Job")].map(({ title }) => String(title));
  expect(titles()).toEqual(["First", "Last", "Ends", "Stays"]);
  const seen = [store.list("SiteSettings")[0]];
  for (const day of ["2026-03-11", "2026-04-01"]) {
    process.env["CONTENT_DATE"] = day;
    await sourceNodes?.(store.args as never, { plugins: [] }, ignore);
    expect(titles()).toEqual(["First", "Begins", "Last", "Stays"]);
    seen.push(store.list("SiteSettings")[0]);
  }
  expect(seen.map((node) => node?.["month"])).toEqual(["2026-02-01", "2026-02-01", "2026-03-01"]);
  // Another digest makes queries run again.
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]?.internal.contentDigest).not.toBe(seen[1]?.internal.contentDigest);
});

test("in development, a record with a mistake is shown as it last was, and a new one not at all", async () => {
  const store = new Store();
  const value = { name: "Care", text: "We do." };
  const edit = async (...records: object[]) => {
    store.nodes.clear();
    const internal = { type: "ValueJson", contentDigest: "" };
    const raws = records.map((record, index) => ({ id: `raw ${index}`, ...record, internal }));
    await store.addFile("values.json", raws);
    return store.list("Value").map(({ name, text }) => `${String(name)}: ${String(text)}`);
  };
  const development = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  expect(await edit(value)).toEqual(["Care: We do."]);
  expect(await edit({ name: "Care", text: "" }, { name: "Courage" })).toEqual(["Care: We do."]);
  expect(await edit({ ...value, text: "We try." })).toEqual(["Care: We try."]);
  // Gatsby's ids follow the position in the file, which a record above changes.
  const shown = ["Care: We try.", "Courage: We dare."];
  const courage = { name: "Courage", text: "We dare." };
  expect(await edit({ ...value, text: "We try." }, courage)).toEqual(shown);
  expect(await edit({ name: "New" }, { ...value, text: "We try." }, courage)).toEqual(shown);
  expect(await edit({ text: "" }, { ...value, text: "" }, courage)).toEqual(shown);
  expect(await edit({ ...courage, text: "" }, value)).toEqual(["Courage: We dare.", "Care: We do."]);
  development.restore();
});
