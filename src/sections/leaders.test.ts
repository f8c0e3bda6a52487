import { questionCharts } from "../components/art/question-charts";
import { questionChartNames } from "../content/blocks";

test.each(questionChartNames)("the chart %s of the leaders' cards is drawn", (chart) => {
  expect(questionCharts).toHaveProperty(chart);
});
