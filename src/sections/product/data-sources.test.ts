import { existsSync } from "node:fs";

import dataSources from "../../../data/pages/data-sources.json";
import { sourceMarks } from "../../components/art/source-lanes";
import { dataSourceSignals } from "../../content/pages/integrations";

test.each(dataSourceSignals)("the signal %s of the data sources is drawn", (signal) => {
  expect(existsSync(`static/charts/${signal}.svg`)).toBe(true);
});

test("each mark of a drawing has a caption", () => {
  for (const { signal, captions } of dataSources.sources.cards) {
    expect([signal, captions.length]).toEqual([signal, sourceMarks[signal]?.length]);
  }
});
