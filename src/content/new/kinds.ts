import { article } from "../article";
import type { ContentDefinition } from "../define";
import { integration } from "../integration";
import { job } from "../job";
import { redirect } from "../redirect";
import { teamMember } from "../team-member";

/** What `npm run new` makes: a kind of content, and what it fills in by itself. */
export interface NewKind {
  name: string;
  definition: ContentDefinition;
  /** Field from whose words the slug is made. */
  namedBy?: string;
  /** Values that stand there unless others are given; `today` as `YYYY-MM-DD`. */
  defaults: (today: string) => Readonly<Record<string, string>>;
  /** Fields that are not asked for, but may be given. */
  quiet: readonly string[];
}

/** Kinds in the order in which they are offered. */
export const newKinds: readonly NewKind[] = [
  {
    name: "article",
    definition: article,
    namedBy: "title",
    // Nobody finishes an article at one go: visitors do not see it until this line is taken out.
    defaults: (today) => ({ date: today, draft: "true" }),
    quiet: ["draft", "updated", "about", "thumbnail.image", "thumbnail.alt"],
  },
  {
    name: "person",
    definition: teamMember,
    namedBy: "name",
    defaults: () => ({ group: "Our Team", twitter: "#", email: "#" }),
    quiet: ["twitter", "email"],
  },
  {
    name: "job",
    definition: job,
    defaults: (today) => ({ type: "Full-time", datePosted: today }),
    quiet: ["draft", "type", "datePosted"],
  },
  { name: "integration", definition: integration, defaults: () => ({}), quiet: [] },
  { name: "redirect", definition: redirect, defaults: () => ({}), quiet: [] },
];
