import { article } from "../content/article";
import type { ContentRecord } from "../content/read/record";
import { job } from "../content/job";
import type { ContentSettings } from "./content-settings";
import { listWithheldPictures } from "./withheld-pictures";

const visitors: ContentSettings = { day: "2026-03-10", audience: "visitors", preview: false };

function make(value: Record<string, unknown>): ContentRecord {
  const source = {
    file: "data/articles/a.mdx",
    value,
    body: "",
    isUnsure: () => false,
    bodyOffset: 0,
    locate: () => ({ line: 1, column: 1 }),
  };
  return { definition: article, source, at: [], value };
}

const shown = make({ date: "2026-03-10", thumbnail: { image: "shown.png" } });
const draft = make({ date: "2026-03-10", draft: true, thumbnail: { image: "draft.png" } });

test("a picture that only a draft shows is withheld with it, and one that is shown elsewhere is not", () => {
  const both = make({ date: "2026-03-10", draft: true, thumbnail: { image: "shown.png" } });
  expect(listWithheldPictures([shown, draft, both, { ...draft, definition: job, value: {} }], visitors)).toEqual([
    "draft.png",
  ]);
});

test("editors are kept from no picture", () => {
  expect(listWithheldPictures([shown, draft], { ...visitors, audience: "editors" })).toEqual([]);
});
