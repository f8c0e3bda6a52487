import { createContentDigest } from "gatsby-core-utils";

import { projectRoot } from "../content/testing/real-content";
import { readContent } from "../content/read/read-content";
import type { ContentRecord } from "../content/read/record";
import { listArticleNodes, renderArticle } from "./article-nodes";

const records = readContent(projectRoot).records.filter(({ source }) => source.file.endsWith(".mdx"));
const tools = { createNodeId: (name: string) => name, createContentDigest };

function digests(list: readonly ContentRecord[], version?: string): string[] {
  return listArticleNodes(list, tools, version).map(({ internal }) => internal.contentDigest);
}

/** The articles with the first one changed. */
function change(body: string, value: object = {}): ContentRecord[] {
  return records.map((record, index) =>
    index === 0 ? { ...record, source: { ...record.source, body }, value: { ...record.value, ...value } } : record,
  );
}

test("every article is a node with its fields, its text as HTML, and the nodes to be read next", () => {
  const nodes = listArticleNodes(records, tools).map(renderArticle);
  expect(nodes).toHaveLength(records.length);
  const ids = new Set(nodes.map(({ id }) => id));
  for (const [index, node] of nodes.entries()) {
    const { text, path, minutes, related, sections } = node as unknown as {
      text: { beforeQuote: string; afterQuote: string };
      path: string;
      minutes: number;
      related: string[];
      sections: object[];
    };
    expect(node["frontmatter"]).toEqual(records[index]?.value);
    expect(node).not.toHaveProperty("body");
    expect(path).toBe(`/blog/${String(records[index]?.value["slug"])}`);
    expect(minutes).toBeGreaterThan(0);
    expect(sections.length).toBeGreaterThan(0);
    for (const html of [text.beforeQuote, text.afterQuote]) expect(html).toMatch(/^<[^]*>$/u);
    expect(related).toHaveLength(3);
    expect(related.every((id) => ids.has(id) && id !== node.id)).toBe(true);
  }
});

test("a change of a text makes that article's node anew, and no other", () => {
  const before = digests(records);
  expect(digests(change("Another text.\n")).filter((digest) => !before.includes(digest))).toHaveLength(1);
});

test("a change of what articles are about makes those anew that lead elsewhere than before", () => {
  const nodes = (list: readonly ContentRecord[]) =>
    new Map(listArticleNodes(list, tools).map((node) => [node.id, node]));
  const [before, after] = [nodes(records), nodes(change("A text.\n", { category: "Research & Product" }))];
  const [changed, ...others] = [...before.keys()];
  const isAnew = (id = "") => before.get(id)?.internal.contentDigest !== after.get(id)?.internal.contentDigest;
  expect(isAnew(changed)).toBe(true);
  const leadsElsewhere = others.map((id) => String(before.get(id)?.related) !== String(after.get(id)?.related));
  expect(leadsElsewhere).toContain(true);
  expect(others.map(isAnew)).toEqual(leadsElsewhere);
});

test("other code makes all nodes anew", () => {
  const before = digests(records, "one");
  expect(digests(records, "another").some((digest) => before.includes(digest))).toBe(false);
});
