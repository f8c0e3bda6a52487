import type { CreateResolversArgs, Node } from "gatsby";
import { compileMDXWithCustomOptions } from "gatsby-plugin-mdx";

import type { ArticleStrings } from "../article/components";
import { renderArticle, type ArticleContent } from "../article/render-article";
import { readMdxOptions } from "../content/text/mdx-options";
import { readCodeVersion } from "./code-version";

interface Context {
  nodeModel: {
    getNodeById: (request: { id: string }) => (Node & { body: string }) | null;
    findOne: (request: object) => Promise<{ article: ArticleStrings } | null>;
  };
}

/** Options that the plugin requires besides `customOptions`. */
const pluginOptions = { plugins: [], gatsbyRemarkPlugins: [] };

/**
 * Creates the resolver of an article's text. gatsby-plugin-mdx compiles it, and it is rendered to HTML at once, so that no page
 * contains code for its text. The cache stores the result for the feed of the same build and for the next build.
 */
export function articleResolver({ cache, ...api }: CreateResolversArgs) {
  /** Contents by file, which the development server shows while an edited text does not compile. A build needs none. */
  const compiledContents = new Map<string, ArticleContent>();
  return async ({ parent }: Node, _: unknown, { nodeModel }: Context): Promise<ArticleContent> => {
    const mdx = nodeModel.getNodeById({ id: parent ?? "" });
    const strings = (await nodeModel.findOne({ type: "InterfaceStrings", query: {} }))?.article;
    if (!mdx || !strings) throw new Error("An article has no MDX node, or the interface has no strings for it.");
    const absolutePath = String(mdx.internal.contentFilePath);
    const key = JSON.stringify(["article", readCodeVersion(), mdx.internal.contentDigest, strings]);
    const cached = (await cache.get(key)) as ArticleContent | undefined;
    if (cached) return cached;
    try {
      const mdxOptions = await readMdxOptions(strings);
      const compiled = await compileMDXWithCustomOptions(
        { source: mdx.body, absolutePath },
        { ...api, cache, pluginOptions, customOptions: { mdxOptions } },
      );
      if (!compiled) throw new Error(`${absolutePath} does not compile.`);
      const content = await renderArticle(compiled.processedMDX, strings);
      await cache.set(key, content);
      if (process.env.NODE_ENV === "development") compiledContents.set(absolutePath, content);
      return content;
    } catch (error) {
      const content = compiledContents.get(absolutePath);
      if (!content) throw error;
      return content;
    }
  };
}
