/** Reading speed for prose in English, as in most languages with spaces between words. */
const wordsPerMinute = 230;

/** Reading speed for Chinese and Japanese, in characters without punctuation. */
const charactersPerMinute = 500;

const character = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/gu;

/** Scripts without spaces between words, whose words a dictionary finds. */
const dense = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const segmenter = new Intl.Segmenter("th", { granularity: "word" });

function countWords(run: string): number {
  return dense.test(run) ? [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).length : 1;
}

/** Estimates the reading time of an article in minutes, at least one. Skips charts. */
export function countMinutes(body: string): number {
  const prose = body
    .replace(/<Chart[^]*?<\/Chart>/gu, " ")
    .replace(/<[^>]+>/gu, " ")
    .replace(/\]\([^)]*\)/gu, " ");
  const characters = prose.match(character)?.length ?? 0;
  const runs = prose.replace(character, " ").match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  const words = runs.reduce((sum, run) => sum + countWords(run), 0);
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
