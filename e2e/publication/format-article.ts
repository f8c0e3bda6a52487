interface Article {
  slug: string;
  title: string;
  /** YAML of the date and draft fields. */
  days: string;
  /** Slug of the author. */
  person: string;
  /** Path in the folder of pictures. */
  picture: string;
  /** Markdown. */
  text: string;
}

/** Formats an article file. */
export function formatArticle({ slug, title, days, person, picture, text }: Article) {
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
