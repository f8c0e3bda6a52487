import { z } from "zod";

import { action, heading } from "../blocks";
import { text } from "../fields";
import { definePage } from "./page";

export const customerStoriesPage = definePage("CustomerStoriesPage", "customer-stories", {
  coming: heading.describe("What is announced"),
  logos: text("What the button under the logos pauses, e.g. *customer logos*", 40),
  links: z.array(action).min(1).describe("Where to go meanwhile"),
});
