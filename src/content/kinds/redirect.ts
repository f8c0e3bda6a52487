import { z } from "zod";

import { defineContent } from "../define";
import { advise } from "../fields";
import { normalizePath } from "../routes";

/** Old path of any system. Excludes characters that hosts interpret or that file names cannot contain. */
const oldPath = z
  .string()
  .regex(
    /^(?=\/)(?!.*\/(?:\/|(?:\.|%2[eE]){1,2}(?:\/|$)))(?!.*%(?:[01]|2[fF]|5[cC]|7[fF]))(?:[^\s"#$%*:;<>?\\^`{|}]|%[\da-fA-F]{2})+$/,
    {
      error: advise(
        "not a valid path",
        "Begin with a slash, write a space as %20, and leave out ? # * : with what follows, e.g. /old.html",
      ),
      abort: true,
    },
  )
  .max(250)
  .refine((path) => normalizePath(path) !== undefined, {
    error: advise("has a % that encodes nothing", "Copy the path from the address bar of a browser"),
  })
  .describe("Old path, e.g. */old.html*; must not be a page");

/** Redirect from an old or short path to a page, a file or another site. */
export const redirect = defineContent(
  "Redirect",
  { noun: "redirect", files: "redirects.json", holds: "list", labelledBy: "from", unique: ["from"] },
  z.strictObject({
    from: oldPath,
    to: z
      .string()
      .regex(/^(?:\/|(?:\/[\w.-]+)+|https:\/\/[a-zA-Z\d.-]+(?::\d+)?(?:[/?#][\w\-.~!&'()*+,=:@%/?#]*)?)$/, {
        error: advise(
          "not a valid target",
          "Write a path of this site, e.g. /product/overview, or a whole address, e.g. https://www.example.com/page",
        ),
        abort: true,
      })
      .max(500)
      .meta({
        description: "Path of the target page or file, or a whole https address; not another redirect",
        rule: { kind: "url" },
      }),
  }),
);
