import { z } from "zod";

import { callToAction } from "../blocks";
import { block } from "../define";
import { term, text } from "../fields";
import { definePage } from "./page";

export const teamPage = definePage("TeamPage", "team", {
  groups: z
    .array(
      block("TeamGroup", "A group with its text", {
        name: term("teamGroups", "The group, as people name it in team.json"),
        text: text("One sentence under the heading", 240),
      }),
    )
    .min(1)
    .describe("Groups in the order they are shown"),
  callToAction,
});
