import { article } from "../content/article";
import { job } from "../content/job";
import type { ContentSettings } from "./content-settings";
import { listWithheldPictures } from "./withheld-pictures";

const visitors: ContentSettings = { day: "2026-03-10", audience: "visitors", preview: false };

function make(value: Record<string, unknown>, body = "") {
  return { definition: article, value, body };
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

test("a picture in a draft's text is withheld, and one that a text shows is not", () => {
  const text = make({ date: "2026-03-10" }, '<Figure image="shown-in-text.png" alt="A" />');
  const body = '<Figure image="shown-in-text.png" alt="A" />\n\n<Figure image="draft-in-text.png" alt="B" />';
  const unseen = make({ date: "2026-03-10", draft: true }, body);
  expect(listWithheldPictures([text, unseen], visitors)).toEqual(["draft-in-text.png"]);
});
