import { z } from "zod";

import { action, heading, hero } from "../blocks";
import { text } from "../fields";
import { definePage } from "./page";

export const customerStoriesPage = definePage("CustomerStoriesPage", "customer-stories", {
  hero,
  coming: heading.describe("What is announced"),
  logos: text("What the button under the logos pauses, e.g. *customer logos*", 40),
  links: z.array(action).min(1).describe("Where to go meanwhile"),
});
