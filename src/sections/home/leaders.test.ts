import { existsSync } from "node:fs";

import { questionChartNames } from "../../content/blocks";

test.each(questionChartNames)("the chart %s of the leaders' cards is drawn", (chart) => {
  expect(existsSync(`static/charts/${chart}.svg`)).toBe(true);
});
