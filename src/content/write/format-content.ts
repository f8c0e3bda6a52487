import type { Options, Plugin } from "prettier";
import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import * as markdown from "prettier/plugins/markdown";
import * as yaml from "prettier/plugins/yaml";
import { format } from "prettier/standalone";

import { prettier } from "../../../package.json";

const plugins: Plugin[] = [babel, estree as Plugin, markdown, yaml];

/** The project's settings for files of `data/`. */
const settings: Record<"json" | "mdx", Options> = {
  json: { ...prettier, ...prettier.overrides.find(({ files }) => files === "data/**/*.json")?.options, parser: "json" },
  mdx: { ...prettier, parser: "mdx" },
};

/** Formats a file of `data/` as `npm run format` would. The words in it stay what they are. */
export function formatContent(kind: "json" | "mdx", text: string): Promise<string> {
  return format(text, { ...settings[kind], overrides: undefined, plugins });
}
