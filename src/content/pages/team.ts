import { z } from "zod";

import { callToAction } from "../blocks";
import { block } from "../define";
import { text } from "../fields";
import { teamGroups } from "../team-member";
import { definePage } from "./page";

export const teamPage = definePage("TeamPage", "team", {
  groups: z
    .array(
      block("TeamGroup", "A group and what is said of it", {
        name: z.enum(teamGroups).describe("The group, as people name it in team.json"),
        text: text("One sentence under the heading", 240),
      }),
    )
    .min(1)
    .describe("Groups in the order they are shown"),
  callToAction,
});
