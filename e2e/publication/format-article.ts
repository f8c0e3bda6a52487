interface Article {
  slug: string;
  title: string;
  /** Lines of YAML: its date, and whether it is a draft. */
  days: string;
  /** Slug of the author. */
  person: string;
  category?: string;
  /** Path below the folder of pictures. */
  picture: string;
  /** Markdown. */
  text: string;
}

/** The file of an article. */
export function writeArticle({ slug, title, days, person, category = "Product Insights", picture, text }: Article) {
  return `---
slug: ${slug}
title: ${title}
subtitle: All that there is to say
description: The article "${title}", described in more than fifty characters.
keywords: [sample]
category: ${category}
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

const words =
  "account action analyst answer audience baseline budget careful change channel cohort contract customer daily data decision depth early evidence forecast funnel growth habit history insight journey launch leader lesson level".split(
    " ",
  );

/** The file of a generated article: about 500 words of Markdown, determined by the number. */
export function composeArticle(number: number, person: string, category?: string): string {
  let next = number * 7919;
  function write(count: number): string {
    const chosen = Array.from({ length: count }, () => words[(next = (next * 31 + 17) % 65_521) % words.length]);
    const text = chosen.join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  const paragraph = () => `${write(20)}. ${write(20)}.`;
  const chapter = (index: number) => `## ${write(4)} ${index}\n\n${paragraph()}\n\n${paragraph()}\n\n${paragraph()}`;
  const date = new Date(Date.UTC(2008, 0, 1 + (number % 6000))).toISOString().slice(0, 10);
  return writeArticle({
    slug: `bench-${number}`,
    title: `${write(3)} ${number}`,
    days: `date: ${date}`,
    person,
    picture: "product/report.png",
    text: `${paragraph()} It is **${write(2)}**, as [the team](/team) says.\n\n${[1, 2, 3, 4].map(chapter).join("\n\n")}`,
    ...(category ? { category } : {}),
  });
}
