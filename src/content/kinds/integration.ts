import { z } from "zod";

import { defineContent } from "../define";
import { color, image, term, text } from "../fields";

/** Platform in the grid on /product/data-sources. The first 12 also move in the panel above it. */
export const integration = defineContent(
  "Integration",
  { noun: "integration", files: "integrations.json", holds: "list", labelledBy: "name", unique: ["name"] },
  z.strictObject({
    name: text("Brand as its owner writes it, e.g. *HubSpot*", 40),
    description: text("One sentence: what comes from it or goes to it", 200),
    categories: z
      .array(term("integrationCategories", "A category"))
      .min(1)
      .describe("One or more categories of the filter"),
    logo: image("Logo in full color, preferably svg", { folder: "logos/integrations" }),
    color: color("Brand color, the background of the tile's back"),
  }),
);
