import { renameSync, rmSync } from "node:fs";

import { z } from "zod";

import type { Draft, Preview } from "../shared/api";
import { json, Refusal, type Answer } from "./answer";
import { resolveContent } from "./data-path";
import { checkDrafts, writeDraft } from "./drafts";
import { demandVersion, openFile, replaceFile } from "./files";
import { indexContent } from "./index-content";
import { keepPicture } from "./pictures";

/** What the calls need from outside. */
export interface Surroundings {
  root: string;
  preview: (body: string, frontmatter: unknown) => Promise<Preview>;
}

const path = z.string().max(200);
const draft = z.strictObject({ path, value: z.unknown(), body: z.string() });
const version = z.string().nullable();

function toDraft({ value, ...others }: z.infer<typeof draft>): Draft {
  return { ...others, value };
}

function parse<Shape extends z.ZodType>(schema: Shape, body: Buffer): z.infer<Shape> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw new Refusal(400, "What was sent is not JSON.");
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new Refusal(400, "What was sent is not what this call takes.");
  return result.data;
}

type Call = (surroundings: Surroundings, body: Buffer, query: URLSearchParams) => Answer | Promise<Answer>;

export const readingCalls: Record<string, Call> = {
  content: ({ root }) => json(indexContent(root)),
  file: ({ root }, _body, query) => json(openFile(root, query.get("path") ?? "")),
};

export const writingCalls: Record<string, Call> = {
  /** Judges all content as it would be with some drafts saved. */
  async check({ root }, body) {
    const { drafts } = parse(z.strictObject({ drafts: z.array(draft) }), body);
    return json({ problems: await checkDrafts(root, drafts.map(toDraft)) });
  },

  async preview({ preview }, body) {
    const { text, frontmatter } = parse(z.strictObject({ text: z.string(), frontmatter: z.unknown() }), body);
    return json(await preview(text, frontmatter));
  },

  /** Writes a draft, if the file is still what the draft began with; `version` is null for a new file. */
  async save({ root }, body) {
    const sent = parse(z.strictObject({ draft, version }), body);
    demandVersion(root, sent.draft.path, sent.version);
    const text = await writeDraft(root, toDraft(sent.draft));
    // Formatting takes a moment, in which somebody else may have saved.
    demandVersion(root, sent.draft.path, sent.version);
    replaceFile(resolveContent(root, sent.draft.path), text);
    return json(openFile(root, sent.draft.path));
  },

  rename({ root }, body) {
    const { from, to, version: seen } = parse(z.strictObject({ from: path, to: path, version: z.string() }), body);
    demandVersion(root, from, seen);
    demandVersion(root, to, null);
    if (from.split("/")[0] !== to.split("/")[0]) throw new Refusal(400, "A file stays in its folder.");
    renameSync(resolveContent(root, from), resolveContent(root, to));
    return json(openFile(root, to));
  },

  delete({ root }, body) {
    const sent = parse(z.strictObject({ path, version: z.string() }), body);
    demandVersion(root, sent.path, sent.version);
    rmSync(resolveContent(root, sent.path));
    return json({});
  },

  upload: ({ root }, body, query) => keepPicture(root, query.get("folder") ?? "", query.get("name") ?? "", body),
};
