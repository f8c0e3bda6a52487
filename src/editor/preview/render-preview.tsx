import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { compile } from "@mdx-js/mdx";
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";

import { renderArticle } from "../../article/render-article";
import { writeAdvice } from "../../content/problem";
import { isObject } from "../../content/read/record";
import { parseText } from "../../content/text/parse-text";
import { readMdxOptions } from "../../content/text/mdx-options";
import type { Preview } from "../shared/api";
import { PreviewPage, type PreviewWords } from "./preview-page";

/** As in `data/interface.json`. */
const strings = { chartTable: "Show the numbers as a table", notes: "Notes", backToText: "Back to the text" };

/** Names a person by the slug that an article holds. */
export type NamePerson = (slug: string) => { name: string; role: string } | undefined;

function wordsOf(frontmatter: unknown, namePerson: NamePerson): PreviewWords {
  const fields = isObject(frontmatter) ? frontmatter : {};
  const quote = isObject(fields["pullQuote"]) ? fields["pullQuote"] : {};
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const slug = text(quote["person"]);
  return {
    category: text(fields["category"]),
    title: text(fields["title"]),
    subtitle: text(fields["subtitle"]),
    quote: { text: text(quote["text"]), by: namePerson(slug) ?? { name: slug, role: "" } },
  };
}

/** A preview leads nowhere. */
function holdLinks(html: string): string {
  const page = load(html, null, false);
  page("a").attr("href", "#preview");
  return page.html();
}

/**
 * An article as the site shows it, as HTML and its styles. Only what the contract allows in a text is rendered: Markdown, plain elements
 * and the pull quote. No code is run.
 */
export async function renderPreview(text: string, frontmatter: unknown, namePerson: NamePerson): Promise<Preview> {
  const [slip] = parseText(text).faults;
  if (slip) return { problem: writeAdvice(slip), line: slip.at.line };
  const content = await renderArticle(String(await compile(text, await readMdxOptions(strings))), strings);
  const cache = createCache({ key: "preview" });
  // Styles are collected, not written between the elements.
  cache.compat = true;
  const page = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <PreviewPage words={wordsOf(frontmatter, namePerson)} content={content} />
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).filter((rule) => typeof rule === "string");
  return { html: holdLinks(page), css: css.join("") };
}
