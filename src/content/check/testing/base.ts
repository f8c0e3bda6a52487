import sharp from "sharp";

import { edit } from "../../testing/copy-content";
import { readData } from "../../testing/real-content";
import {
  makeIntegration,
  makeJob,
  makePost,
  person,
  formatArticle,
  formatList,
  formatPage,
  formatSite,
} from "../../testing/samples";

// Valid content with a separate position for every mistake, so that all can be planted at once.

const ordinals = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const people = ["tall", "sketch", "screen", "broken", "tiny", "wide", "hidden"].map((name) => ({
  ...person,
  slug: `planted-${name}`,
  name: `Planted ${name}`,
  role: `Role of ${name}`,
  image: `planted/${name}.png`,
}));

const copied = ["customers", "partners", "leaders", "accounts", "forecast", "values", "interface"];
const read = (name: string) => [`${name}.json`, readData(`${name}.json`)] as const;

const pageCount = 70;

export const base: Readonly<Record<string, string>> = {
  "jobs.json": formatList(ordinals(24).map(makeJob)),
  "integrations.json": formatList(ordinals(8).map((n) => makeIntegration(n, `planted/logo-${n}.svg`))),
  // No other mistake is in the articles of the last two.
  "posts.json": formatList(ordinals(8).map((n) => makePost(n, `planted-${n > 6 ? n + 73 : n}`))),
  "redirects.json": formatList(ordinals(20).map((n) => ({ from: `/old-${n}`, to: `/planted-${n === 9 ? 1 : 2}` }))),
  "team.json": formatList([...(JSON.parse(readData("team.json")) as unknown[]), ...people]),
  ...Object.fromEntries([...copied, "pages/contact", "pages/not-found", "pages/team"].map(read)),
  "vocabulary.json": edit(readData("vocabulary.json"), '"Advisors"]', '"Advisors", "Guests", "Friends"]'),
  ...Object.fromEntries(["texts/imprint.mdx", "texts/terms.mdx"].map((file) => [file, readData(file)])),
  "site.json": formatSite(...ordinals(pageCount).map((n) => `/planted-${n}`)),
  ...Object.fromEntries(
    ordinals(pageCount).map((n) => [`pages/planted-${n}.json`, formatPage(`planted-${n}`, `Planted ${n}`)]),
  ),
  ...Object.fromEntries(
    ordinals(81).map((n) => [`articles/planted-${n}.mdx`, formatArticle(`planted-${n}`, `Planted ${n}`)]),
  ),
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';

function paint(width: number, height: number): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#808080" } });
  return picture.png().toBuffer();
}

/** Creates valid and invalid pictures, by their path below `starter/`. */
export async function paintPictures(): Promise<Record<string, Buffer | string>> {
  const square = await paint(800, 800);
  return {
    ...Object.fromEntries(ordinals(8).map((n) => [`images/planted/logo-${n}.svg`, drawing])),
    ...Object.fromEntries(people.map(({ image }) => [`images/${image}`, square])),
    "images/planted/is-small.png": await paint(200, 200),
    "images/planted/is-wide.png": await paint(1000, 800),
    "images/planted/google-analytics.png": await paint(1500, 900),
    "images/planted/is-huge.png": await paint(6001, 40),
    "images/planted/is-a-drawing.png": drawing,
    "images/planted/is-no-picture.png": "Not a picture",
    "images/planted/runs-a-script.svg": drawing.replace("<path", "<script>alert(1)</script><path"),
    "images/planted/loads-elsewhere.svg": drawing.replace("<path", '<image href="https://a.example/a.png"/><path'),
  };
}
