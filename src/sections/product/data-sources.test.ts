import { sourceSignals } from "../../components/art/source-lanes";
import { dataSourceSignals } from "../../content/pages/integrations";

test.each(dataSourceSignals)("the signal %s of the data sources is drawn", (signal) => {
  expect(sourceSignals).toHaveProperty(signal);
});
