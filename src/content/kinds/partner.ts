import { z } from "zod";

import { defineContent } from "../define";
import { image, text } from "../fields";

/** Partner in the home page's carousel. */
export const partner = defineContent(
  "Partner",
  { noun: "partner", files: "partners.json", holds: "list", labelledBy: "name", unique: ["name"] },
  z.strictObject({
    name: text("Brand as its owner writes it, e.g. *GitHub*", 40),
    category: text("What the partner makes, e.g. *Customer success*", 40),
    logo: image("Wordmark in one ink, preferably svg", { folder: "logos/partners" }),
  }),
);
