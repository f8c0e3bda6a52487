import { z } from "zod";

import { action, heading, hero } from "../blocks";
import { definePage } from "./page";

export const customerStoriesPage = definePage("CustomerStoriesPage", "customer-stories", {
  hero,
  coming: heading.describe("What is announced"),
  links: z.array(action).min(1).describe("Where to go meanwhile"),
});
