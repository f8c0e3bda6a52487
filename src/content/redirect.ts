import { z } from "zod";

import { defineContent } from "./define";
import { path } from "./fields";

/** Old or short path that leads to a page, replacing the address. */
export const redirect = defineContent(
  "Redirect",
  { noun: "redirect", files: "redirects.json", holds: "list", labelledBy: "from", unique: ["from"] },
  z.strictObject({
    from: path("Path asked for, e.g. */product*; must not be a page"),
    to: path("Path of the page it leads to; must not be a redirect itself"),
  }),
);
