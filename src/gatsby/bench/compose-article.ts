/** What the articles of a bench are made of. */
export interface Supplies {
  /** Slugs of the people who write and are quoted. */
  people: readonly string[];
  categories: readonly string[];
  /** Paths below `data/images/`. */
  pictures: readonly string[];
}

const words =
  "account action analyst answer audience baseline budget careful change channel cohort contract customer daily data decision depth early evidence forecast funnel growth habit history insight journey launch leader lesson level market measure meeting metric model month morning number outcome pattern people pipeline plan product question quarter quiet reason record renewal report result revenue review rhythm sample season segment signal simple steady story support survey team telemetry trend trial usage value week window work".split(
    " ",
  );
const keywords = words.filter((_, index) => index % 3 === 0).map((word) => `${word} analysis`);
const chapters = 4;
const paragraphs = 3;
const sentences = 4;
const sentenceWords = 10;
const firstDay = Date.UTC(2008, 0, 1);
const day = 24 * 60 * 60 * 1000;

/** A generator of the same numbers in every run: a linear congruential one, after Numerical Recipes. */
function seed(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Composes the file of the article with a number: about 500 words, with chapters, a list, a link and a pull quote. */
export function composeArticle(number: number, { people, categories, pictures }: Supplies): string {
  const random = seed(number * 7919);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const write = (count: number) => {
    const text = Array.from({ length: count }, () => pick(words)).join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const paragraph = () => Array.from({ length: sentences }, () => `${write(sentenceWords)}.`).join(" ");
  const chapter = (index: number) => {
    const texts = Array.from({ length: paragraphs }, paragraph);
    return [`## ${write(4)} ${index}`, ...texts].join("\n\n");
  };
  const [first = "", ...others] = Array.from({ length: chapters }, (_, index) => chapter(index + 1));
  const date = new Date(firstDay + (number % 6000) * day).toISOString().slice(0, 10);
  return `---
slug: bench-${number}
title: ${write(3)} ${number}
subtitle: ${write(8)}
description: ${write(8)}, told for the bench as number ${number} of its many articles.
keywords:
${[...new Set([pick(keywords), pick(keywords), pick(keywords)])].map((keyword) => `  - ${keyword}`).join("\n")}
category: ${pick(categories)}
date: ${date}
author: ${pick(people)}
pullQuote:
  text: ${write(12)}
  person: ${pick(people)}
readOn:
  label: Read on
  url: https://www.bench.example/${number}
thumbnail:
  image: ${pick(pictures)}
  alt: ${write(6)}
---

${paragraph()} It is **${write(2)}**, as [the team](/team) says.

${first}

<PullQuote />

${others.join("\n\n")}

- ${write(6)}
- ${write(6)}
`;
}
