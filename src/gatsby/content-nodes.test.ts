import { createContentDigest } from "gatsby-core-utils";

import type { ContentRecord } from "../content/read/record";
import { job } from "../content/job";
import { projectRoot } from "../content/testing/real-content";
import { readContent } from "../content/read/read-content";
import { listNodes } from "./content-nodes";

const { records } = readContent(projectRoot);
const tools = { createNodeId: (name: string) => name, createContentDigest };

function digests(list: readonly ContentRecord[]): string[] {
  return listNodes(list, tools).map(({ internal }) => internal.contentDigest);
}

const jobs = records.filter(({ definition }) => definition.typeName === job.typeName);

test("every record in a JSON file is a node of its kind with its fields; an article is none", () => {
  const nodes = listNodes(records, tools);
  const fromJson = records.filter(({ source }) => source.file.endsWith(".json"));
  expect(nodes.map(({ internal }) => internal.type)).toEqual(fromJson.map(({ definition }) => definition.typeName));
  nodes.forEach((node, index) => {
    const { id, ...fields } = fromJson[index]?.value ?? {};
    expect(node).toMatchObject(id === undefined ? fields : { ...fields, jsonId: id });
  });
});

test("no two nodes have one id, and none has that of its record", () => {
  const ids = listNodes(records, tools).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(50);
  expect(ids).toContain("Post harjit-10-years");
});

test("a node keeps its id when its record moves or says something else", () => {
  const ids = (list: readonly ContentRecord[]) => listNodes(list, tools).map(({ id }) => id);
  const moved = jobs.map((record) => ({ ...record, value: { ...record.value, title: "Another" } })).reverse();
  expect(ids(moved).sort()).toEqual(ids(jobs).sort());
});

test("a change makes the record's node and those after it anew, so that their order stays", () => {
  const before = digests(jobs);
  const after = digests(
    jobs.map((record, index) => (index === 2 ? { ...record, value: { ...record.value, title: "Another" } } : record)),
  );
  expect(after.map((digest, index) => digest === before[index])).toEqual([true, true, false, false, false]);
});

test("a change is seen in a record whose object has no prototype", () => {
  const bare = (title: string) =>
    jobs.map((record) => ({ ...record, value: Object.assign(Object.create(null), record.value, { title }) as object }));
  const [before, after] = ["One", "Another"].map((title) => digests(bare(title) as ContentRecord[]));
  expect(before?.[0]).not.toBe(after?.[0]);
});

test("two records that change places are made anew with those after them", () => {
  const [first, second, ...others] = jobs as [ContentRecord, ContentRecord, ...ContentRecord[]];
  const before = digests(jobs);
  expect(digests([second, first, ...others]).some((digest) => before.includes(digest))).toBe(false);
});

test("a change in one file leaves another's nodes", () => {
  const others = records.filter((record) => !jobs.includes(record));
  const changed = jobs.map((record) => ({ ...record, value: { ...record.value, title: "Another" } }));
  expect(digests([...changed, ...others]).slice(jobs.length)).toEqual(digests(others));
});
