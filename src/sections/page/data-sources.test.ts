import dataSources from "../../../starter/pages/data-sources.json";
import { sourceMarks } from "../../components/art/source-lanes";

test("every legend symbol has a caption", () => {
  for (const { signal, captions } of dataSources.sources.cards) {
    expect([signal, captions.length]).toEqual([signal, sourceMarks[signal]?.length]);
  }
});
