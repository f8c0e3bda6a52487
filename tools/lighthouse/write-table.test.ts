import { writeTable } from "./write-table";

test("the table has each page beside itself without scripts, no words of articles, and replaces the one before", () => {
  const document = "# Speed\n\n<!-- lighthouse -->\n\nold\n\n<!-- /lighthouse -->\n\nEnd\n";
  const page = { perf: 99, "TBT ms": 40, "LCP ms": 1200 };
  const rows = [
    { name: "/ mobile", page, limit: { ...page, perf: 100 }, script: 41.2 },
    { name: "/blog/how-we-work mobile", page, limit: {}, script: 0 },
  ];
  expect(writeTable(document, rows, "Median of 5.")).toBe(`# Speed

<!-- lighthouse -->

Median of 5.

| page | performance | TBT, ms | LCP, ms | scripts, KiB |
| --- | --- | --- | --- | --- |
| / mobile | 99 / 100 | 40 / 40 | 1200 / 1200 | 41.2 |
| /blog/… mobile | 99 / – | 40 / – | 1200 / – | 0 |

<!-- /lighthouse -->

End
`);
});
