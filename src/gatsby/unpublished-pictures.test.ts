import { article } from "../content/article";
import { job } from "../content/job";
import type { ContentSettings } from "./content-settings";
import { listUnpublishedPictures } from "./unpublished-pictures";

const visitors: ContentSettings = { day: "2026-03-10", audience: "visitors", preview: false };

function make(value: Record<string, unknown>, body = "") {
  return { definition: article, value: { date: "2026-03-10", ...value }, body };
}

const published = make({ thumbnail: { image: "published.png" } }, '<Figure image="in-text.png" alt="A" />');
const draft = make(
  { draft: true, thumbnail: { image: "draft.png" } },
  '<Figure image="in-text.png" alt="A" />\n\n<Figure image="draft-in-text.png" alt="B" />',
);

test("pictures of a draft are unpublished unless a published record shows them, too", () => {
  const both = make({ draft: true, thumbnail: { image: "published.png" } });
  const pictures = listUnpublishedPictures(
    [published, draft, both, { definition: job, value: {}, body: "" }],
    visitors,
  );
  expect([...pictures]).toEqual(["draft.png", "draft-in-text.png"]);
});

test("editors see all pictures", () => {
  expect([...listUnpublishedPictures([published, draft], { ...visitors, audience: "editors" })]).toEqual([]);
});
