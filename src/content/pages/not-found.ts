import { z } from "zod";

import { action, heroWithAction } from "../blocks";
import { definePage } from "./page";

/** Page for unknown URLs. Its path is /404, which is not a route. */
export const notFoundPage = definePage("NotFoundPage", "not-found", {
  hero: heroWithAction,
  links: z.array(action).describe("Other ways back").optional(),
});
