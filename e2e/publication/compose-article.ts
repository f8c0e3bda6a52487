/** Parts of a generated article. */
interface Supplies {
  /** Slug of the author. */
  person: string;
  category: string;
  /** Path below `data/images/`. */
  picture: string;
}

const words =
  "account action analyst answer audience baseline budget careful change channel cohort contract customer daily data decision depth early evidence forecast funnel growth habit history insight journey launch leader lesson level".split(
    " ",
  );

/** The file of a generated article: about 500 words of Markdown, determined by the number. */
export function composeArticle(number: number, { person, category, picture }: Supplies): string {
  let next = number * 7919;
  function write(count: number): string {
    const text = Array.from({ length: count }, () => words[(next = (next * 31 + 17) % 65_521) % words.length]).join(
      " ",
    );
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  const paragraph = () => `${write(20)}. ${write(20)}.`;
  const chapter = (index: number) => `## ${write(4)} ${index}\n\n${paragraph()}\n\n${paragraph()}\n\n${paragraph()}`;
  const date = new Date(Date.UTC(2008, 0, 1 + (number % 6000))).toISOString().slice(0, 10);
  return `---
slug: bench-${number}
title: ${write(3)} ${number}
subtitle: ${write(8)}
description: ${write(8)}, generated as number ${number} of many articles.
keywords: [${write(2)}]
category: ${category}
date: ${date}
author: ${person}
pullQuote:
  text: ${write(12)}
  person: ${person}
readOn:
  label: Read on
  url: https://www.bench.example/${number}
thumbnail:
  image: ${picture}
  alt: ${write(6)}
---

${paragraph()} It is **${write(2)}**, as [the team](/team) says.

${chapter(1)}

<PullQuote />

${chapter(2)}

${chapter(3)}

${chapter(4)}

- ${write(6)}
- ${write(6)}
`;
}
