import { findDefinition } from "./find-definition";

const pages = [
  { path: "/", sections: [{ section: "hero" }, { section: "figures", items: [{ value: "15%" }] }] },
  { path: "/plain", sections: [{ section: "measures", items: [{ value: "3 يوم" }] }] },
  {
    path: "/stories",
    sections: [
      { section: "steps", items: [{ title: "15%" }] },
      { section: "measures", anchor: "measured", items: [{ value: "90%+" }, { value: "15%" }] },
    ],
  },
];

test.each([
  ["15%", "/stories#measured"],
  ["3 يوم", "/plain"],
  ["93%", null],
])("the figure %s leads to %s", (value, source) => {
  expect(findDefinition(value, pages)).toBe(source);
});
