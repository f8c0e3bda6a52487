import { nameAnchors } from "./anchors";

test("an anchor is the heading in lower case, its words joined by hyphens", () => {
  expect(nameAnchors(["What the study found", "Don’t trust 80% of it", "Qué pasó en México"])).toEqual([
    "what-the-study-found",
    "dont-trust-80-of-it",
    "que-paso-en-mexico",
  ]);
});

test("no two anchors are the same, even where a number makes one look like another", () => {
  expect(nameAnchors(["Mondays", "Mondays", "Mondays 2", "Mondays", "…", "?"])).toEqual([
    "mondays",
    "mondays-2",
    "mondays-2-2",
    "mondays-3",
    "section",
    "section-2",
  ]);
});
