import { pageSection } from "./pages/page-sections";
import { sectionsPage } from "./pages/sections-page";
import { omitGaps } from "./omit-gaps";

const answered = { question: "Why?", answer: "So." };
const unanswered = { question: "Encryption" };
const questions = { section: "questions", title: "Ask" };

test("entries without their content are left out, and all others stay as they are", () => {
  expect(omitGaps(pageSection, { ...questions, items: [unanswered, answered] })).toEqual({
    ...questions,
    items: [answered],
  });
  const points = { section: "points", title: "Results", items: [{ title: "One", text: "1" }, { title: "Two" }] };
  expect(omitGaps(pageSection, points)).toEqual({ ...points, items: [points.items[0]] });
});

test("a row of a table with one empty cell is left out", () => {
  const labels = { topicLabel: "A", beforeLabel: "B", afterLabel: "C" };
  const rows = [
    { topic: "One", before: "Was", after: "Is" },
    { topic: "Two", before: "Was" },
    { topic: "Three", after: "Is" },
  ];
  const table = { section: "comparison", title: "Then", ...labels, rows };
  expect(omitGaps(pageSection, table)).toEqual({ ...table, rows: rows.slice(0, 1) });
});

test("a definition without its period stays", () => {
  const labels = { counts: "A", window: "B", limits: "C" };
  const measures = {
    section: "measures",
    title: "What",
    labels,
    items: [{ value: "3", name: "Three", counts: "All" }],
  };
  expect(omitGaps(pageSection, measures)).toEqual(measures);
});

test("an optional list without entries that are left is left out, and a section that needs its list as well", () => {
  const hero = { section: "hero", title: "A title", text: "A text." };
  const figures = [{ label: "One" }, { label: "Two" }];
  const page = {
    sections: [
      { ...hero, figures },
      { ...questions, items: [unanswered] },
    ],
  };
  const { sections } = sectionsPage.schema.shape;
  expect(omitGaps(sections, page.sections)).toEqual([hero]);
});
