import { readThings } from "./read-things";

function write(json: string): string {
  return `<script type="application/ld+json">${json}</script>`;
}

test("things of a graph and things alone are read, in their order", () => {
  const html = write(`{"@graph":[{"@type":"Firm"},{"@type":"Logo"}]}`) + write(`{"@type":"Page"}`);
  expect(readThings(html).map((thing) => thing["@type"])).toEqual(["Firm", "Logo", "Page"]);
  expect(readThings("<script>a()</script>")).toEqual([]);
});

test("what is no JSON is not passed over", () => {
  expect(() => readThings(write("{"))).toThrow(SyntaxError);
});
