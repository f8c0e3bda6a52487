import { z } from "zod";

import { defineContent } from "./define";
import { advise } from "./fields";
import { normalizePath } from "./routes";

/** A path of any system. No parts that hosts read as more than text, or that no file can be named after. */
const oldPath = z
  .string()
  .regex(
    /^(?=\/)(?!.*\/(?:\/|(?:\.|%2[eE]){1,2}(?:\/|$)))(?!.*%(?:[01]|2[fF]|5[cC]|7[fF]))(?:[^\s"#$%*:;<>?\\^`{|}]|%[\da-fA-F]{2})+$/,
    {
      error: advise(
        "not the path of an address",
        "Begin with a slash, write a space as %20, and leave out ? # * : with what follows, e.g. /old.html",
      ),
      abort: true,
    },
  )
  .max(250)
  .refine((path) => normalizePath(path) !== undefined, {
    error: advise("has a % that encodes nothing", "Copy the path from the address bar of a browser"),
  })
  .meta({ description: "Path that another system had, e.g. */old.html*; must not be a page", jsonSchema: {} });

/** Old or short path that leads to a page, to a file, or to another site, replacing the address. */
export const redirect = defineContent(
  "Redirect",
  { noun: "redirect", files: "redirects.json", holds: "list", labelledBy: "from", unique: ["from"] },
  z.strictObject({
    from: oldPath,
    to: z
      .string()
      .regex(/^(?:\/|(?:\/[\w.-]+)+|https:\/\/[a-zA-Z\d.-]+(?::\d+)?(?:[/?#][\w\-.~!&'()*+,=:@%/?#]*)?)$/, {
        error: advise(
          "not a place that a redirect leads to",
          "Write a path of this site, e.g. /product/overview, or a whole address, e.g. https://www.example.com/page",
        ),
        abort: true,
      })
      .max(500)
      .meta({ description: "Path of the page or file it leads to, or a whole https address; no redirect itself" }),
  }),
);
