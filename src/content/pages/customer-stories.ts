import { z } from "zod";

import { action, heading } from "../blocks";
import { definePage } from "./page";

export const customerStoriesPage = definePage("CustomerStoriesPage", "customer-stories", {
  coming: heading.describe("What is announced"),
  links: z.array(action).min(1).describe("Where to go meanwhile"),
});
