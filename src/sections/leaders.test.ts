import { questionCharts } from "../components/art/question-charts";
import { leaderCharts } from "../content/leader";

test.each(leaderCharts)("the chart %s of the leaders' cards is drawn", (chart) => {
  expect(questionCharts).toHaveProperty(chart);
});
