import { z } from "zod";

import type { FieldRule } from "./define";

/**
 * What zod says of a wrong value: what it is, and what would be right, on a line each.
 * @param message what is wrong; *not …* is put behind the value that stands there
 */
export function advise(message: string, remedy: string): string {
  return `${message}\n${remedy}`;
}

/** One line or paragraph of text, never blank. `max` counts characters. */
export function text(description: string, max = 2000) {
  return z
    .string()
    .regex(/\S/, { error: advise("is empty", "Write the text"), abort: true })
    .max(max)
    .meta({ description });
}

/** Says which of a text's `{…}` are missing or unknown, or nothing. */
function judgeGaps(written: string, names: readonly string[]): string | undefined {
  const found = [...written.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name);
  const known = names.map((name) => `{${name}}`).join(" and ");
  const strange = found.find((name) => !names.includes(name));
  if (strange !== undefined) return advise(`holds {${strange}}, which nothing fills in`, `Write ${known}`);
  const lost = names.find((name) => !found.includes(name));
  return lost === undefined ? undefined : advise(`lacks {${lost}}`, `Write {${lost}} where it is to be filled in`);
}

/** A text in which the site fills something in, e.g. *{n} posts*. */
export function filled(description: string, max: number, ...names: [string, ...string[]]) {
  const gaps = names.map((name) => `{${name}}`).join(" and ");
  return text(description, max)
    .superRefine((written, context) => {
      const message = judgeGaps(written, names);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .meta({
      description: `${description}; ${gaps} ${names.length > 1 ? "are" : "is"} filled in`,
      jsonSchema: {
        allOf: [
          {
            pattern: `^(?:[^{}]|\\{(?:${names.join("|")})\\})*$`,
            patternErrorMessage: `Only ${gaps} may stand in braces.`,
          },
          ...names.map((name) => ({
            pattern: `\\{${name}\\}`,
            patternErrorMessage: `Write {${name}} where it is to be filled in.`,
          })),
        ],
      },
    });
}

/** Lower-case words joined by hyphens, as they stand in an address. */
export function slug(description: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: advise(
        "not a key for addresses",
        "Write lower-case letters and digits joined by single hyphens, e.g. back-from-cdmx",
      ),
    })
    .meta({ description });
}

/** A path of this site: `/` or `/like/this`, with no slash at the end. */
export function path(description: string) {
  return z
    .string()
    .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, {
      error: advise(
        "not a path of this site",
        "Begin with a slash, end without one, and use lower-case letters, digits and hyphens, e.g. /product/overview",
      ),
    })
    .meta({ description });
}

/** An absolute https address. */
export function url(description: string) {
  return z
    .url({
      protocol: /^https$/,
      error: advise("not a whole https address", "Write it whole, e.g. https://www.example.com/page"),
    })
    .meta({ description });
}

/** What stands in the place of an address that is not to be shown. */
const none = "#";

/** An absolute https address, or `#` for none. */
export function urlOrNone(description: string) {
  const whole = url(description);
  return z
    .string()
    .refine((value) => value === none || whole.safeParse(value).success, {
      error: advise("not a whole https address", "Write it whole, e.g. https://www.example.com/page, or # for none"),
    })
    .meta({
      description: `${description}; # when there is none`,
      jsonSchema: {
        pattern: "^(?:#|https://[^\\s/?#]\\S*)$",
        patternErrorMessage: "Write a whole address, e.g. https://www.example.com/page, or # for none.",
      },
    });
}

/** A mail address. */
export function email(description: string) {
  return z.email({ error: advise("not a mail address", "Write it as name@example.com") }).meta({ description });
}

/** A mail address, or `#` for none. */
export function emailOrNone(description: string) {
  const whole = email(description);
  return z
    .string()
    .refine((value) => value === none || whole.safeParse(value).success, {
      error: advise("not a mail address", "Write it as name@example.com, or # for none"),
    })
    .meta({
      description: `${description}; # when there is none`,
      jsonSchema: {
        pattern: `^#$|${z.regexes.email.source}`,
        patternErrorMessage: "Write a mail address, e.g. name@example.com, or # for none.",
      },
    });
}

/** A path of this site (with an optional `#anchor`), or an absolute https or mailto address. */
export function link(description: string) {
  return z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/[^\s/]+|mailto:\S+@)\S*$/, {
      error: advise(
        "not a link",
        "Write a path of this site, e.g. /contact, or a whole address, e.g. https://www.example.com/page",
      ),
    })
    .meta({ description, rule: { kind: "link" } });
}

/** A path of this site that leads to a page. */
export function pageLink(description: string) {
  return path(description).meta({ description, rule: { kind: "link" } });
}

/** A calendar day, `YYYY-MM-DD`; `shown` makes it the first day, or the last, on which visitors see the record. */
export function date(description: string, shown?: "from" | "through") {
  return z.iso
    .date({ error: advise("not a day", "Write a real day as YYYY-MM-DD, e.g. 2025-01-29") })
    .meta({ description, rule: shown ? { kind: "date", shown } : { kind: "date" } });
}

/** Whether a record is still being worked on. */
export function draft(description: string) {
  return z.boolean().meta({ description }).optional();
}

/** What a picture must be, beyond being one, and its folder. Sizes in pixels. */
type ImageLimits = Omit<Extract<FieldRule, { kind: "image" }>, "kind">;

/** A picture's path relative to `data/images/`. */
export function image(description: string, limits: ImageLimits = {}) {
  return z
    .string()
    .regex(/^[\w@-]+(?:\/[\w@-]+)*\.(?:svg|png|jpg|webp)$/, {
      error: advise(
        "not the path of a picture",
        "Name an svg, png, jpg or webp file below data/images, e.g. people/priya-raman.png",
      ),
    })
    .meta({ description, rule: { kind: "image", ...limits } });
}

/** What a picture shows, for those who cannot see it. */
export function alt(description: string) {
  return text(description, 400).meta({ description, rule: { kind: "alt" } });
}

/** Name of a part of a page, by which links lead to it. */
export function anchor(description: string) {
  return slug(description).meta({ description, rule: { kind: "anchor" } });
}

/** The key of another record, e.g. a person's slug. */
export function reference(typeName: string, by: string, description: string) {
  return z.string().meta({ description, rule: { kind: "reference", typeName, by } });
}

/** A colour as six hexadecimal digits. */
export function color(description: string) {
  return z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, { error: advise("not a colour", "Write it as #RRGGBB, e.g. #1D4ED8") })
    .meta({ description, rule: { kind: "color" } });
}
