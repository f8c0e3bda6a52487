import { resolve } from "node:path";

import type { CreateResolversArgs, Node } from "gatsby";
import { compileMDXWithCustomOptions } from "gatsby-plugin-mdx";

import { renderCover } from "../../article/chart/cover";
import type { ArticleStrings } from "../../article/components";
import { renderArticle, type ArticleContent } from "../../article/render-article";
import { dataFolder } from "../../content/read/data-folder";
import { codeVersion } from "../nodes/code-version";
import { readMdxOptions } from "./mdx-options";
import { shortenDigest, writePublic } from "../output/public-folder";
import type { QueryContext } from "./context";

/** Other options that the plugin requires. */
const pluginOptions = { plugins: [], gatsbyRemarkPlugins: [] };

const isDevelopment = process.env.NODE_ENV === "development";

/** Last contents by file, which the development server shows while an edited text does not compile. */
const compiledContents = new Map<string, ArticleContent>();

function keepInDevelopment(content: ArticleContent, file: string | undefined): ArticleContent {
  if (isDevelopment && file) compiledContents.set(file, content);
  return content;
}

/**
 * Creates the resolvers of texts: of articles and pages, of Markdown in a field, and of covers. They compile MDX with gatsby-plugin-mdx
 * and render it to HTML, so that pages contain no code for texts. The cache stores the result for the feed and for the next build.
 */
export function textResolvers({ cache, ...api }: CreateResolversArgs) {
  /** @param file path of the text; undefined for a field, of which development shows nothing while it does not compile */
  async function render(
    source: string,
    file: string | undefined,
    { nodeModel }: QueryContext,
  ): Promise<ArticleContent> {
    const found = await nodeModel.findOne<{ article: ArticleStrings }>({ type: "InterfaceStrings", query: {} });
    const site = await nodeModel.findOne<{ language: string }>({ type: "SiteSettings", query: {} });
    if (!found || !site) throw new Error("The site has no strings or settings.");
    const strings = { ...found.article, language: site.language };
    const key = api.createContentDigest(["text", codeVersion, source, strings]);
    const cached = (await cache.get(key)) as ArticleContent | undefined;
    if (cached) return keepInDevelopment(cached, file);
    try {
      const mdxOptions = await readMdxOptions(strings);
      const compiled = await compileMDXWithCustomOptions(
        { source, absolutePath: file ?? resolve(dataFolder) },
        { ...api, cache, pluginOptions, customOptions: { mdxOptions } },
      );
      if (!compiled) throw new Error(`${file ?? source} does not compile.`);
      const content = await renderArticle(compiled.processedMDX, strings);
      await cache.set(key, content);
      return keepInDevelopment(content, file);
    } catch (error) {
      if (!isDevelopment) throw error;
      return compiledContents.get(file ?? "") ?? { parts: [], sections: [] };
    }
  }

  function resolveText({ parent }: Node, _: unknown, context: QueryContext): Promise<ArticleContent> {
    const mdx = context.nodeModel.getNodeById({ id: parent ?? "" });
    if (!mdx) throw new Error("A text has no MDX node.");
    return render(mdx.body, String(mdx.internal.contentFilePath), context);
  }

  function resolveMarkdown(
    { markdown }: { markdown: string },
    _: unknown,
    context: QueryContext,
  ): Promise<ArticleContent> {
    return render(markdown, undefined, context);
  }

  /** Writes the first chart of an article as an SVG file and returns its path, or null without a chart. */
  async function resolveCover(
    article: Node,
    { dark }: { dark: boolean },
    context: QueryContext,
  ): Promise<string | null> {
    const { cover } = await resolveText(article, undefined, context);
    if (!cover) return null;
    const svg = renderCover(cover, dark);
    const path = `/static/${shortenDigest(api.createContentDigest(svg))}.svg`;
    await writePublic(path, svg);
    return path;
  }

  async function resolveCoverTitle(article: Node, _: unknown, context: QueryContext): Promise<string | null> {
    return (await resolveText(article, undefined, context)).cover?.title ?? null;
  }

  return { resolveText, resolveMarkdown, resolveCover, resolveCoverTitle };
}
