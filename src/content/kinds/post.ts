import { z } from "zod";

import { person } from "../blocks";
import { defineContent } from "../define";
import { advise, date, draft, pageLink, slug, term, text, url } from "../fields";

/** Card of the blog list: an article of this site (`url`) or of another (`linkedinUrl`). */
export const post = defineContent(
  "Post",
  { noun: "post", files: "posts.json", holds: "list", labelledBy: "id", unique: ["id", "url", "linkedinUrl"] },
  z
    .strictObject({
      id: slug("Key of the post; *jsonId* in queries, because *id* is that of the node"),
      title: text("Headline of the card; with *url* that of the article is shown", 110),
      description: text("One or two sentences under the headline", 240),
      date: date("Day of publication; with a later day the card appears on that day, in UTC", "from"),
      draft: draft("true hides the card from visitors; development and previews show it"),
      tag: term("postTags", "Tag by which the list is filtered; with *url* that of the article is used"),
      author: person(
        "Slug of the author in team.json; the company itself when left out; with *url* that of the article is shown",
      ).optional(),
      url: pageLink("Path of an article of this site, e.g. */blog/back-from-cdmx*").optional(),
      linkedinUrl: url("Address of an article published elsewhere").optional(),
    })
    .refine((record) => (record.url === undefined) !== (record.linkedinUrl === undefined), {
      error: advise(
        "does not have exactly one of url and linkedinUrl",
        "Keep url for an article of this site, linkedinUrl for one elsewhere",
      ),
    })
    .meta({ jsonSchema: { oneOf: [{ required: ["url"] }, { required: ["linkedinUrl"] }] } }),
);
