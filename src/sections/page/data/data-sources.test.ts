import { sourceMarks } from "../../../components/art/source-lanes";
import { listRealSections } from "../../../content/testing/real-content";

test("every legend symbol has a caption", () => {
  const cards = listRealSections("data-sources").flatMap((section) => section.cards);
  expect(cards.length).toBeGreaterThan(0);
  for (const { signal, captions } of cards) {
    expect([signal, captions.length]).toEqual([signal, sourceMarks[signal].length]);
  }
});
