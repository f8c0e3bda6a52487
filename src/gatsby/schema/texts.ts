import { resolve } from "node:path";

import { vercelStegaClean, vercelStegaDecode } from "@vercel/stega";
import type { CreateResolversArgs, Node } from "gatsby";
import { compileMDXWithCustomOptions } from "gatsby-plugin-mdx";

import { nameContentFile } from "../../editing/mark-sources";
import type { Source } from "../../editing/sources";
import { renderCover } from "../../article/chart/cover";
import type { ArticleStrings } from "../../article/components";
import { renderArticle, type ArticleContent } from "../../article/render-article";
import type { ChartType } from "../../charts/chart-rules";
import { dataFolder } from "../../content/read/data-folder";
import { pathPrefix } from "../../text/path-prefix";
import { codeVersion } from "../nodes/code-version";
import { areTextsMarked } from "../settings/content-settings";
import { readMdxOptions } from "./mdx-options";
import { shortenDigest } from "../output/public-folder";
import { cacheResult } from "../output/results";
import type { QueryContext } from "./context";

/** Other options that the plugin requires. */
const pluginOptions = { plugins: [], gatsbyRemarkPlugins: [] };

const isDevelopment = process.env.NODE_ENV === "development";

/** Text of an article or a field, with the drawings of its cover for a light and a dark ground. */
interface RenderedText extends Omit<ArticleContent, "cover"> {
  covers: { path: string; svg: string }[];
  coverTitle: string | null;
  coverType: ChartType | null;
}

const noText: RenderedText = { parts: [], sections: [], minutes: 1, covers: [], coverTitle: null, coverType: null };

/** Last contents by file, which the development server shows while an edited text does not compile. */
const compiledContents = new Map<string, RenderedText>();

function keepInDevelopment(content: RenderedText, file: string | undefined): RenderedText {
  if (isDevelopment && file) compiledContents.set(file, content);
  return content;
}

/**
 * Creates the resolvers of texts: of articles and pages, of Markdown in a field, and of covers. They compile MDX with gatsby-plugin-mdx
 * and render it to HTML, so that pages contain no code for texts. The cache stores the result for the feed and for the next build.
 */
export function textResolvers({ cache, ...api }: CreateResolversArgs) {
  /** Texts that are being rendered by their keys, because a query may need one for several fields. Each is removed at its end. */
  const rendering = new Map<string, Promise<RenderedText>>();

  async function renderOnce(key: string, make: () => Promise<RenderedText>): Promise<RenderedText> {
    const content = rendering.get(key) ?? cacheResult(cache, key, make).finally(() => rendering.delete(key));
    rendering.set(key, content);
    return content;
  }

  async function compile(
    source: string,
    file: string | undefined,
    strings: ArticleStrings,
    origin?: Source,
  ): Promise<RenderedText> {
    const mdxOptions = await readMdxOptions(strings, origin);
    const compiled = await compileMDXWithCustomOptions(
      { source, absolutePath: file ?? resolve(dataFolder) },
      { ...api, cache, pluginOptions, customOptions: { mdxOptions } },
    );
    if (!compiled) throw new Error(`${file ?? source} does not compile.`);
    const { cover, ...rest } = await renderArticle(compiled.processedMDX, strings);
    const drawings = cover ? [false, true].map((isDark) => renderCover(cover, isDark)) : [];
    return {
      ...rest,
      covers: drawings.map((svg) => ({ svg, path: `/static/${shortenDigest(api.createContentDigest(svg))}.svg` })),
      coverTitle: cover?.title ?? null,
      coverType: cover?.type ?? null,
    };
  }

  /** @param file path of the text; undefined for a field, of which development shows nothing while it does not compile */
  async function render(
    source: string,
    file: string | undefined,
    { nodeModel }: QueryContext,
    origin?: Source,
  ): Promise<RenderedText> {
    const found = await nodeModel.findOne<{ article: ArticleStrings }>({ type: "InterfaceStrings", query: {} });
    const site = await nodeModel.findOne<{ language: string }>({ type: "SiteSettings", query: {} });
    if (!found || !site) throw new Error("The site has no strings or settings.");
    const strings = { ...vercelStegaClean(found.article), language: site.language };
    const key = api.createContentDigest(["text", codeVersion, pathPrefix, source, strings, origin]);
    try {
      return keepInDevelopment(await renderOnce(key, () => compile(source, file, strings, origin)), file);
    } catch (error) {
      if (!isDevelopment) throw error;
      return compiledContents.get(file ?? "") ?? noText;
    }
  }

  function resolveText({ parent }: Node, _: unknown, context: QueryContext): Promise<RenderedText> {
    const mdx = context.nodeModel.getNodeById({ id: parent ?? "" });
    if (!mdx) throw new Error("A text has no MDX node.");
    const file = String(mdx.internal.contentFilePath);
    const origin = areTextsMarked() ? { file: nameContentFile(file), path: [], start: 0 } : undefined;
    return render(mdx.body, file, context, origin);
  }

  function resolveMarkdown(
    { markdown }: { markdown: string },
    _: unknown,
    context: QueryContext,
  ): Promise<RenderedText> {
    return render(vercelStegaClean(markdown), undefined, context, vercelStegaDecode<Source>(markdown));
  }

  /** Creates a field of an article that is made of its text. */
  function takeFromText<Value, Args>(take: (text: RenderedText, args: Args) => Value) {
    return async (article: Node, args: Args, context: QueryContext): Promise<Value> =>
      take(await resolveText(article, undefined, context), args);
  }

  return {
    resolveText,
    resolveMarkdown,
    resolveMinutes: takeFromText(({ minutes }) => minutes),
    resolveCovers: takeFromText(({ covers }) => covers),
    /** Returns the path of the file that `write-covers.ts` writes, or null without a chart. */
    resolveCover: takeFromText(({ covers }, { dark }: { dark: boolean }) => covers[dark ? 1 : 0]?.path ?? null),
    resolveCoverTitle: takeFromText(({ coverTitle }) => coverTitle),
    resolveCoverType: takeFromText(({ coverType }) => coverType),
  };
}
