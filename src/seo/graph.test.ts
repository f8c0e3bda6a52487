import { serializeGraph } from "./graph";

test("no text of a graph can end its script element or open a comment, and parsing restores all texts", () => {
  const graph = { name: "</script><!-- <SCRIPT>", list: ["<"] };
  expect(serializeGraph(graph)).not.toContain("<");
  expect(JSON.parse(serializeGraph(graph))).toEqual(graph);
});
