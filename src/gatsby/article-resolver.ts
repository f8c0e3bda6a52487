import type { CreateResolversArgs, Node } from "gatsby";
import { compileMDXWithCustomOptions } from "gatsby-plugin-mdx";

import { renderCover } from "../article/chart/cover";
import type { ArticleStrings } from "../article/components";
import { renderArticle, type ArticleContent } from "../article/render-article";
import { readMdxOptions } from "../content/text/mdx-options";
import { codeVersion } from "./code-version";
import { shortenDigest, writePublic } from "./public-folder";

interface Context {
  nodeModel: {
    getNodeById: (request: { id: string }) => (Node & { body: string }) | null;
    findOne: <Found>(request: object) => Promise<Found | null>;
  };
}

/** Other options that the plugin requires. */
const pluginOptions = { plugins: [], gatsbyRemarkPlugins: [] };

/**
 * Creates the resolver of article texts. It compiles the MDX with gatsby-plugin-mdx and renders it to HTML, so that pages contain no
 * code for texts. The cache stores the result for the feed and for the next build.
 */
export function articleResolver({ cache, ...api }: CreateResolversArgs) {
  /** Last contents by file, which the development server shows while an edited text does not compile. */
  const compiledContents = new Map<string, ArticleContent>();
  return async ({ parent }: Node, _: unknown, { nodeModel }: Context): Promise<ArticleContent> => {
    const mdx = nodeModel.getNodeById({ id: parent ?? "" });
    const found = await nodeModel.findOne<{ article: ArticleStrings }>({ type: "InterfaceStrings", query: {} });
    const site = await nodeModel.findOne<{ language: string }>({ type: "SiteSettings", query: {} });
    if (!mdx || !found || !site) throw new Error("An article has no MDX node, or the site has no strings or settings.");
    const strings = { ...found.article, language: site.language };
    const absolutePath = String(mdx.internal.contentFilePath);
    const key = JSON.stringify(["article", codeVersion, mdx.internal.contentDigest, strings]);
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

/**
 * Creates the resolver of article covers: writes the first chart as an SVG file and returns its path, or null without a chart.
 * @param resolveContent resolver of article texts
 */
export function coverResolver(resolveContent: ReturnType<typeof articleResolver>, api: CreateResolversArgs) {
  return async (article: Node, { dark }: { dark: boolean }, context: Context): Promise<string | null> => {
    const { cover } = await resolveContent(article, undefined, context);
    if (!cover) return null;
    const svg = renderCover(cover, dark);
    const path = `/static/${shortenDigest(api.createContentDigest(svg))}/cover.svg`;
    await writePublic(path, svg);
    return path;
  };
}
