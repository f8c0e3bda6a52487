import { readDay, type Audience } from "../../content/publication";

export interface ContentSettings {
  /** Day of the build, `YYYY-MM-DD`. */
  day: string;
  audience: Audience;
  /** Whether the build is a preview for editors: with drafts and scheduled content, and not indexed. */
  preview: boolean;
}

export function isPreview(env: NodeJS.Dict<string> = process.env): boolean {
  return env["GATSBY_CONTENT"] === "preview";
}

/** Whether texts carry their sources (`src/editing/mark-sources.ts`): in development and in previews. The public site has none. */
export const areTextsMarked = (): boolean => process.env.NODE_ENV === "development" || isPreview();

/** Reads `CONTENT_DATE` and `GATSBY_CONTENT`. The development server is always for editors. Throws on an invalid setting. */
export function readContentSettings(env: NodeJS.Dict<string> = process.env, now: Date = new Date()): ContentSettings {
  const content = env["GATSBY_CONTENT"] ?? "";
  if (!["", "preview"].includes(content))
    throw new Error(`GATSBY_CONTENT is "${content}". Write preview, or leave it out for the site that visitors see.`);
  const preview = isPreview(env);
  if (preview && env["NETLIFY"] === "true" && env["CONTEXT"] === "production") {
    throw new Error(
      "GATSBY_CONTENT is preview in Netlify's context production. Unset it, so that drafts are not published.",
    );
  }
  const audience = preview || env["NODE_ENV"] === "development" ? "editors" : "visitors";
  return { day: readDay(env["CONTENT_DATE"], now), audience, preview };
}
