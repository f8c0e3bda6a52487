import { drawCohort, drawPrediction, drawRecord, drawScores } from "./accounts";
import { drawAgents, drawAnalyst, drawChat } from "./chats";
import { drawForecast, drawTrackRecord, drawTwentyDots } from "./company";
import { drawFlow } from "./flow";
import { type Draw, formatPage } from "./page";
import { createSample, type World } from "./sample";
import { drawSignals } from "./signals";
import { drawTimeline } from "./timeline";

/** Pictures by file name. Most have a composition for phones; some have only that. */
export const pictures = new Map<string, Draw>([
  ["account-prediction", drawPrediction],
  ["quantitative-ml", drawScores],
  ["insights-in-apps", drawRecord],
  ["cohort-page", drawCohort],
  ["agents", drawAgents],
  ["analyst-chat", drawAnalyst],
  ["q-chat", drawChat],
  ["account-timeline", drawTimeline],
  ["data-flow", drawFlow],
  ["account-signals", drawSignals],
  ["business-analysis", drawForecast],
  ["track-record", drawTrackRecord],
  ["twenty-dots", drawTwentyDots],
]);

/** Pixels of a rem, so that the smallest text, of 0.93rem, has 12 px or more where pages show a picture smallest. */
const sizes = new Map([
  ["data-flow", 22.3],
  ["account-timeline", 16],
  ["track-record", 16],
]);

/** Names of two words that are not an account's. */
const otherNames = ["Elena Marsh", "Customer Data", "Usage Analytics", "Business Systems"];

/** Returns the texts of a picture, one a line. */
export function readTexts(html: string): string {
  return html.replace(/<style.*?<\/style>|<[^>]*>/gsu, "\n");
}

/** Lists amounts of money, percentages and renewals of a text. */
export function readAmounts(text: string): string[] {
  return text.match(/[$]\d[\d.,]*[KMB]?|\d+%|\bin \d+ months?/gu) ?? [];
}

/** Changes numbers, and numbers in texts of numbers, to others; even ones more, so that shares change as well. */
function change(_: string, value: unknown): unknown {
  if (typeof value === "number") return value * (value % 2 === 0 ? 3 : 2) + 1;
  const isNumbers = typeof value === "string" && /^-?\d|: \d+$/u.test(value);
  return isNumbers ? value.replace(/\d+/gu, (number) => `${Number(number) * 2 + 1}`) : value;
}

/**
 * Draws a picture as a document. Throws if it names an account that is not declared, and if an amount, a percentage or a renewal
 * stays the same while all numbers of the world change: then it is derived from none.
 */
export function drawPicture(name: string, draw: Draw, small: boolean, world: World): string {
  const drawIn = (each: World) => formatPage(draw(createSample(each), small), small ? 14 : (sizes.get(name) ?? 18));
  const html = drawIn(world);
  const texts = readTexts(html);
  const known = [...world.accounts.map((account) => account.name), ...otherNames];
  const [unknown] =
    /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.exec(known.reduce((text, each) => text.replaceAll(each, ""), texts)) ?? [];
  if (unknown) throw new Error(`${name} names "${unknown}", which is not an account of data/accounts.json.`);
  const changed = readAmounts(readTexts(drawIn(JSON.parse(JSON.stringify(world), change) as World)));
  const literal = readAmounts(texts).find((text, index) => text === changed[index]);
  if (literal) throw new Error(`${name} shows "${literal}", which is derived from no number of data/accounts.json.`);
  return html;
}
