import { addHeadingAnchors, listHeadings } from "./article-headings";

test("headings are listed with their level and without their markup", () => {
  const body = "Text\n\n## The **first** one\r\n\n### With a [link](/team) ##\n\n## `code` and <b>more</b>\n";
  expect(listHeadings(body)).toEqual([
    { id: "the-first-one", title: "The first one", level: 2 },
    { id: "with-a-link", title: "With a link", level: 3 },
    { id: "code-and-more", title: "code and more", level: 2 },
  ]);
});

test("what looks like a heading inside code is none", () => {
  expect(listHeadings("```sh\n## a comment\n```\n\n## A heading\n\n~~~\n## another\n~~~\n")).toEqual([
    { id: "a-heading", title: "A heading", level: 2 },
  ]);
});

test("the text gets the anchors that are listed", () => {
  const text = (value: string) => ({ type: "text", value });
  const tree = {
    type: "root",
    children: [
      { type: "element", tagName: "h2", properties: {}, children: [text("The "), text("first")] },
      { type: "element", tagName: "p", properties: {}, children: [text("The first")] },
      { type: "element", tagName: "h3", children: [{ type: "element", tagName: "em", children: [text("The first")] }] },
    ],
  };
  addHeadingAnchors()(tree);
  expect(tree.children.map(({ properties }) => properties)).toEqual([{ id: "the-first" }, {}, { id: "the-first-2" }]);
  expect(listHeadings("## The first\n\n### *The first*\n").map(({ id }) => id)).toEqual(["the-first", "the-first-2"]);
});
