import "./testing/mock-build";
import { load } from "cheerio";

import { sectionsPage } from "../content/pages/sections-page";
import { base, createRecord, day } from "./testing/kinds";
import { createRenderer } from "./testing/render-site";

process.env["CONTENT_DATE"] = day;

const labels = { topicLabel: "Topic", beforeLabel: "Before", afterLabel: "After" };
const parts = { counts: "Counts", window: "Period", limits: "Limits" };
const phrases = { title: "Read", points: ["Events"] };
const gap = { title: "Encryption" };

const sections = [
  { section: "hero", title: "A title", text: "A text", figures: [{ label: "Figure gap" }, { label: "Other gap" }] },
  { section: "questions", title: "Asked", items: [{ question: "Why?", answer: "So." }, { question: "Price gap" }] },
  { section: "questions", title: "Section gap", items: [{ question: "Question gap" }] },
  { section: "list", title: "A table", items: [{ title: "Kept", text: "Here." }, gap] },
  {
    section: "data-privacy",
    title: "Data",
    read: phrases,
    never: phrases,
    more: [{ title: "Kept", text: "Here." }, gap],
  },
  {
    section: "comparison",
    title: "Then",
    ...labels,
    rows: [
      { topic: "One", before: "Was", after: "Is" },
      { topic: "Cell gap", after: "Is" },
    ],
  },
  { section: "measures", title: "Figures", labels: parts, items: [{ value: "3", name: "Three", counts: "All" }] },
];

test("a page has no row, question, cell, figure, part or section without content, nor has its structured data", async () => {
  const seo = { title: "A title", description: "A description ".repeat(5), keywords: ["words"] };
  const page = { template: "sections", path: "/gaps", updated: "2026-01-31", seo, sections };
  const { render } = await createRenderer([createRecord(sectionsPage, page), ...base]);
  const html = await render("/gaps", false);
  expect(html).toContain("So.");
  expect(html.match(/[^<>"]* gap|Encryption|Period|Limits/gu) ?? []).toEqual([]);
  const $ = load(html);
  expect($("details")).toHaveLength(1);
  expect($("tbody tr")).toHaveLength(3);
  expect($("dt").text()).toBe("Counts");
});
