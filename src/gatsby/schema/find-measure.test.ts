import { findMeasure } from "./find-measure";

const pages = [
  { path: "/", sections: [{ section: "hero" }, { section: "figures", items: [{ value: "15%", name: "Growth" }] }] },
  { path: "/plain", sections: [{ section: "measures", items: [{ value: "3 days", name: "أيام" }] }] },
  {
    path: "/stories",
    sections: [
      { section: "steps", items: [{ title: "Growth" }] },
      {
        section: "measures",
        anchor: "measured",
        items: [
          { value: "15%", name: "Accuracy" },
          { value: "15%", name: "Growth" },
          { value: "90%", name: "Recall", anchor: "recall" },
        ],
      },
    ],
  },
];

test.each([
  ["Growth", "/stories#measured"],
  ["Recall", "/stories#recall"],
  ["أيام", "/plain"],
  ["15%", null],
])("a figure leads to the definition that it names, not to that of an equal value: %s", (name, source) => {
  expect(findMeasure(name, pages)).toBe(source);
});
