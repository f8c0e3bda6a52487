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
    location: "Portland, Oregon",
    type: "Full-time",
    description: `Feeds the ${word}.`,
    applyUrl: `https://jobs.acme.example/${word}`,
    datePosted: "2031-01-01",
    ...more,
  };
}
