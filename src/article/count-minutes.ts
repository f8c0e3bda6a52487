/** Reading speed for prose in English, as in most languages with spaces between words. */
const wordsPerMinute = 230;

/** Reading speed for Chinese and Japanese, in characters without punctuation. */
const charactersPerMinute = 500;

const character = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u;

/** Estimates the reading time of a text in minutes, at least one. Dictionaries find the words of scripts without spaces. */
export function countMinutes(text: string, language: string): number {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  const words = [...segments].filter(({ isWordLike }) => isWordLike);
  const dense = words.filter(({ segment }) => character.test(segment));
  const characters = dense.reduce((sum, { segment }) => sum + segment.length, 0);
  return Math.max(1, Math.round((words.length - dense.length) / wordsPerMinute + characters / charactersPerMinute));
}
