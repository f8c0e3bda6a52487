import sharp from "sharp";

import { readData } from "../../testing/real-content";
import { makeIntegration, makeJob, makePost, person, writeArticle, writeList, writePage } from "../../testing/samples";

// Valid content with a separate position for every mistake, so that all can be planted at once.

const ordinals = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const jobs = writeList(ordinals(24).map(makeJob));
const integrations = writeList(ordinals(8).map((n) => makeIntegration(n, `planted/logo-${n}.svg`)));
// The articles of the last two have no other mistake.
const posts = writeList(ordinals(8).map((n) => makePost(n, `planted-${n > 6 ? n + 73 : n}`)));
const redirects = writeList(ordinals(20).map((n) => ({ from: `/old-${n}`, to: `/planted-${n === 9 ? 1 : 2}` })));

const people = ["tall", "sketch", "screen", "broken", "tiny", "wide"].map((name) => ({
  ...person,
  slug: `planted-${name}`,
  name: `Planted ${name}`,
  image: `planted/${name}.png`,
}));
const team = writeList([...(JSON.parse(readData("team.json")) as unknown[]), ...people]);

export const base: Readonly<Record<string, string>> = {
  "jobs.json": jobs,
  "integrations.json": integrations,
  "posts.json": posts,
  "redirects.json": redirects,
  "team.json": team,
  ...Object.fromEntries(
    ["customers", "partners", "leaders", "forecast", "values", "site", "interface", "vocabulary"].map((name) => [
      `${name}.json`,
      readData(`${name}.json`),
    ]),
  ),
  "pages/not-found.json": readData("pages/not-found.json"),
  ...Object.fromEntries(
    ordinals(10).map((n) => [`pages/planted-${n}.json`, writePage(`planted-${n}`, `Planted ${n}`)]),
  ),
  ...Object.fromEntries(
    ordinals(81).map((n) => [`articles/planted-${n}.mdx`, writeArticle(`planted-${n}`, `Planted ${n}`)]),
  ),
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';

function paint(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .png()
    .toBuffer();
}

/** Creates valid and invalid pictures, by their path below `starter/`. */
export async function paintPictures(): Promise<Record<string, Buffer | string>> {
  const [square, small, wide, huge] = await Promise.all([
    paint(800, 800),
    paint(200, 200),
    paint(1000, 800),
    paint(6001, 40),
  ]);
  return {
    ...Object.fromEntries(ordinals(8).map((n) => [`images/planted/logo-${n}.svg`, drawing])),
    ...Object.fromEntries(people.map(({ image }) => [`images/${image}`, square])),
    "images/planted/is-small.png": small,
    "images/planted/is-wide.png": wide,
    "images/planted/is-huge.png": huge,
    "images/planted/is-a-drawing.png": drawing,
    "images/planted/is-no-picture.png": "Not a picture",
    "images/planted/runs-a-script.svg": drawing.replace("<path", "<script>alert(1)</script><path"),
    "images/planted/loads-elsewhere.svg": drawing.replace(
      "<path",
      '<image href="https://www.acme.example/a.png"/><path',
    ),
  };
}
