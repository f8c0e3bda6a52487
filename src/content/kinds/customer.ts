import { z } from "zod";

import { defineContent } from "../define";
import { image, text } from "../fields";

/** Customer in the trusted-by strip. Featured ones rotate on /resources/customer-stories. */
export const customer = defineContent(
  "Customer",
  { noun: "customer", files: "customers.json", holds: "list", labelledBy: "name", unique: ["name"] },
  z.strictObject({
    name: text("Company as it writes itself", 40),
    kind: text("What the company makes, e.g. *Data platform vendor*", 60).optional(),
    image: image("Wordmark in one ink, preferably svg", { folder: "logos/customers" }),
    featured: z.boolean().describe("Whether it rotates on the customer stories page; four at most"),
  }),
);
