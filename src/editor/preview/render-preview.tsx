import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";

import { writeAdvice } from "../../content/problem";
import { isObject } from "../../content/read/record";
import { parseText } from "../../content/text/parse-text";
import type { Preview } from "../shared/api";
import { refuseCode } from "./refuse-code";
import { PreviewPage, type PreviewContent, type PreviewWords } from "./preview-page";

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

/**
 * An article as the site shows it, as HTML and its styles. Only what the contract allows in a text is compiled: Markdown, plain elements
 * and the pull quote. Code is refused before anything could run it.
 */
export async function renderPreview(text: string, frontmatter: unknown, namePerson: NamePerson): Promise<Preview> {
  const [slip] = parseText(text).slips;
  if (slip) return { problem: writeAdvice(slip), line: slip.at.line };
  const { evaluate } = await import("@mdx-js/mdx");
  const { default: Content } = (await evaluate(text, { ...runtime, remarkPlugins: [refuseCode] })) as unknown as {
    default: PreviewContent;
  };
  const cache = createCache({ key: "preview" });
  // Styles are collected, not written between the elements.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <PreviewPage words={wordsOf(frontmatter, namePerson)} content={Content} />
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted).filter((rule) => typeof rule === "string");
  return { html, css: css.join("") };
}
