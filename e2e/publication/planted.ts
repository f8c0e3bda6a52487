/** A day after all dates in the content, and the next day. */
export const today = "2031-01-31";
export const tomorrow = "2031-02-01";

/** Words that occur in one added record each, and nowhere else. */
export const words = {
  draft: "wagtail",
  scheduled: "redstart",
  draftPost: "siskin",
  scheduledPost: "brambling",
  draftJob: "nuthatch",
  endingJob: "dunnock",
  overJob: "corncrake",
};

/** An article about a word, with its own picture. */
export function writeArticle(word: string, person: string, days: string): string {
  return `---
slug: about-${word}
title: About the ${word}
subtitle: All about the ${word}
description: An article about the ${word}, described in more than fifty characters.
keywords:
  - ${word}
category: Product Insights
${days}
author: ${person}
pullQuote:
  text: A ${word} is a bird.
  person: ${person}
readOn:
  label: Read on
  url: https://www.acme.example/${word}
thumbnail:
  image: ${word}.png
  alt: A ${word} on a branch
---

A ${word} sat here.

<PullQuote />
`;
}

export function makePost(word: string, more: object): object {
  return {
    id: `about-${word}`,
    title: `About the ${word}`,
    description: `A card about the ${word}.`,
    ...more,
  };
}

export function makeJob(word: string, more: object): object {
  return {
    title: `Keeper of the ${word}`,
    department: "Engineering",
    location: "Mexico City",
    type: "Full-time",
    description: `Feeds the ${word}.`,
    applyUrl: `https://jobs.acme.example/${word}`,
    datePosted: "2031-01-01",
    ...more,
  };
}
