import { z } from "zod";

import { defineContent } from "../define";
import { emailOrNone, image, slug, term, text, urlOrNone } from "../fields";

/** Person on /team. Articles reference people by slug. */
export const teamMember = defineContent(
  "TeamMember",
  { noun: "person", files: "team.json", holds: "list", labelledBy: "name", unique: ["slug"] },
  z.strictObject({
    slug: slug("Key by which articles reference the person, e.g. *jane-doe*"),
    name: text("Full name as the person writes it", 60),
    role: text("Role in a few words, e.g. *Head of Customer Success*", 60),
    group: term("teamGroups", "Group of the team page the person is shown in"),
    area: term("teamAreas", "Heading under which the person is shown in the group").optional(),
    featured: z.boolean().describe("true shows the person large, before the others").optional(),
    image: image("Square portrait, at least 800 px wide; initials when left out", {
      folder: "people",
      minWidth: 800,
      square: true,
    }).optional(),
    linkedin: urlOrNone("Profile page").optional(),
    twitter: urlOrNone("Profile on the short-message network").optional(),
    email: emailOrNone("Work address").optional(),
    firm: text("Firm of an advisor, shown as a label", 60).optional(),
    bio: text("A sentence about the person, or two", 240).optional(),
  }),
);
