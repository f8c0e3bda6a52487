import { isShown, readDay, type Audience } from "../content/publication";

/** The settings that decide what of the content a site shows. */
export interface ContentSettings {
  /** Day on which the site is made, `YYYY-MM-DD`. */
  day: string;
  audience: Audience;
  /** A built site for editors: it shows them what is to come, and search engines nothing. */
  preview: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a preview is built. */
export function isPreview(env: Environment = process.env): boolean {
  return env["GATSBY_CONTENT"] === "preview";
}

/**
 * Reads the settings: `CONTENT_DATE`, and `GATSBY_CONTENT`, which is `preview` for a preview. The development server is editors'
 * own without any. Throws with what would be right.
 */
export function readContentSettings(env: Environment = process.env, now: Date = new Date()): ContentSettings {
  const content = env["GATSBY_CONTENT"] ?? "";
  if (!["", "preview"].includes(content)) {
    throw new Error(`GATSBY_CONTENT is "${content}". Write preview, or leave it out for the site that visitors see.`);
  }
  const preview = isPreview(env);
  const audience = preview || env["NODE_ENV"] === "development" ? "editors" : "visitors";
  return { day: readDay(env["CONTENT_DATE"], now), audience, preview };
}

/** Whether the site shows a record. */
export function isPublished(record: Parameters<typeof isShown>[0], { day, audience }: ContentSettings): boolean {
  return isShown(record, day, audience);
}
