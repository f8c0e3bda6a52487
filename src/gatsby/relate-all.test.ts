import fc from "fast-check";

import { findRelated } from "./find-related";
import { relateAll } from "./relate-all";

test("of all articles at once the same is said as of each, however few its category or author has", () => {
  const some = fc.record({
    category: fc.constantFrom("Team", "News", "Product"),
    author: fc.constantFrom("ann", "bob", undefined),
    keywords: fc.subarray(["churn", "usage", "growth", "cohort", "usage data"]),
    published: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), (list) => {
      const articles = list.map((differences, index) => ({ slug: String(index), ...differences }));
      const related = relateAll(articles, 3);
      for (const each of articles) expect(related.get(each)).toEqual(findRelated(each, articles, 3));
    }),
  );
});
