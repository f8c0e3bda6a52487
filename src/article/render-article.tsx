import { Children, Fragment, isValidElement, type ComponentType, type ReactElement, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";

import type { Attributes } from "../content/text/components";
import type { Cover } from "./chart/cover";
import { countMinutes } from "./count-minutes";
import { createComponents, Figure, PullQuote, type ArticleStrings } from "./components";
import { readChildren, readTable, readText } from "./read-nodes";

/** Part of an article's text: HTML or a picture; without both, the pull quote. */
export interface ArticlePart {
  html?: string;
  figure?: Attributes<"Figure">;
}

/** Rendered text of an article, for pages and the feed. */
export interface ArticleContent {
  parts: ArticlePart[];
  sections: Queries.ArticleSection[];
  /** Reading time in minutes, without charts. */
  minutes: number;
  /** First chart of the article, for its cover. */
  cover?: Cover | undefined;
}

type Content = (props: { components: object }) => ReactElement<{ children?: ReactNode }>;

function isOf<Props>(node: ReactNode, component: ComponentType<Props>): node is ReactElement<Props> {
  return isValidElement(node) && node.type === component;
}

/** Lists the chapters: headings of the second level, including the one of the footnotes. */
function listSections(blocks: readonly ReactNode[]): Queries.ArticleSection[] {
  return blocks.flatMap((block) => {
    if (isValidElement(block) && block.type === "section") return listSections(readChildren(block));
    if (!isValidElement<{ id: string; children?: ReactNode }>(block) || block.type !== "h2") return [];
    return [{ id: block.props.id, title: readText(block.props.children) }];
  });
}

function toPart(block: ReactNode): ArticlePart | undefined {
  if (isOf(block, PullQuote)) return {};
  return isOf(block, Figure) ? { figure: block.props } : undefined;
}

function splitParts(blocks: readonly ReactNode[]): ArticlePart[] {
  const parts: ArticlePart[] = [];
  let text: ReactNode[] = [];
  const endText = () => {
    const html = renderToStaticMarkup(<>{text}</>).trim();
    if (html !== "") parts.push({ html });
    text = [];
  };
  for (const block of blocks) {
    const part = toPart(block);
    if (part) {
      endText();
      parts.push(part);
    } else text.push(block);
  }
  endText();
  return parts;
}

/** Renders an article from MDX that was compiled to a function body. */
export async function renderArticle(code: string, strings: ArticleStrings): Promise<ArticleContent> {
  const { run } = await import("@mdx-js/mdx");
  const { default: Content } = (await run(code, runtime)) as { default: Content };
  const components = createComponents(strings);
  const root = Content({ components });
  const blocks = Children.toArray(root.type === Fragment ? root.props.children : root);
  const chart = blocks.find((block) => isOf(block, components.Chart));
  const prose = blocks.filter((block) => !isOf(block, components.Chart)).map(readText);
  return {
    parts: splitParts(blocks),
    sections: listSections(blocks),
    minutes: countMinutes(prose.join("\n"), strings.language),
    cover: chart && { type: chart.props.type, title: chart.props.title, table: readTable(chart.props.children) },
  };
}
