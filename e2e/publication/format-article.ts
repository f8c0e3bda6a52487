import team from "../../starter/team.json";

/** Formats an article file. `days` is the YAML of its date and draft fields, `text` is Markdown. */
export function formatArticle(article: Record<"slug" | "title" | "days" | "picture" | "text", string>): string {
  const { slug, title, days, picture, text } = article;
  const person = team[0]?.slug;
  return `---
slug: ${slug}
title: ${title}
subtitle: All that there is to say
description: The article "${title}", described in more than fifty characters.
keywords: [sample]
category: Product Insights
${days}
author: ${person}
pullQuote:
  text: A sample is a sample.
  person: ${person}
readOn:
  label: Read on
  url: https://www.acme.example/${slug}
thumbnail:
  image: ${picture}
  alt: A sample on a branch
---

${text}

<PullQuote />
`;
}
