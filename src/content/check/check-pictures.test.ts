import { crc32 } from "node:zlib";

import sharp, { type Sharp } from "sharp";

import { copyContent } from "../testing/copy-content";
import { formatArticle, formatList, makeIntegration } from "../testing/samples";
import { checkPictures } from "./check-pictures";

const content = copyContent();

const draw = (fill: string, ground = "none") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><rect width="80" height="20" fill="${ground}"/><path fill="${fill}" d="M4 4h3v12h-3z"/></svg>`;

async function checkLogo(picture: string | Buffer, type = "svg"): Promise<string[]> {
  const file = `logos/planted.${type}`;
  content.write({ "integrations.json": formatList([makeIntegration(1, file)]), [`images/${file}`]: picture });
  return (await checkPictures(content.root)).map(({ level, rule, message }) => `${level} ${rule}: ${message}`);
}

test.each(["svg", "png"] as const)(
  "a white logo is reported, one with a dark or colored part is not: %s",
  async (type) => {
    const check = async (svg: string) =>
      checkLogo(type === "svg" ? svg : await sharp(Buffer.from(svg)).png().toBuffer(), type);
    const name = `integration "Platform 1.": logo names logos/planted.${type}, which is so light that it is invisible on white`;
    expect(await check(draw("#fff"))).toEqual([`warning logo-pale: ${name}`]);
    expect(await check(draw("#eee"))).toEqual([`warning logo-pale: ${name}`]);
    for (const [fill, ground] of [["#000"], ["#ffe01b"], ["#fff", "#102030"], ["#102030", "#fff"]])
      expect(await check(draw(fill ?? "", ground))).toEqual([]);
  },
);

test("only the check of pictures reports a picture that is unreadable or too large", async () => {
  expect(await checkLogo("no picture")).toEqual([]);
  const wide = sharp({ create: { width: 6001, height: 10, channels: 3, background: "#888" } });
  expect(await checkLogo((await wide.png().toBuffer()).subarray(0, 60), "png")).toEqual([]);
});

/** A picture of noise, so that its file is long. */
function paint(pageHeight = 300): Sharp {
  const pixels = Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, at) => (at * at * 7919) % 251));
  const raw = { width: 400, height: 300, channels: 3, ...(pageHeight < 300 && { pageHeight }) } as const;
  return sharp(pixels, { raw });
}

const toPng = () => paint().png().toBuffer();
const progressive = () => paint().jpeg({ progressive: true }).toBuffer();
const cut = (picture: Buffer, share: number) => picture.subarray(0, Math.floor(picture.length * share));

test.each<[what: string, type: string, picture: () => Promise<Buffer>, report: string | undefined]>([
  ["a JPEG", "jpg", () => paint().jpeg().toBuffer(), undefined],
  ["a progressive JPEG", "jpg", progressive, undefined],
  ["a gray JPEG", "jpg", () => paint().greyscale().jpeg().toBuffer(), undefined],
  ["a PNG of 16 bits", "png", () => paint().toColorspace("rgb16").png().toBuffer(), undefined],
  ["a PNG with a palette", "png", () => paint().png({ palette: true }).toBuffer(), undefined],
  ["a WebP", "webp", () => paint().webp().toBuffer(), undefined],
  ["a JPEG that is upside down", "jpg", () => paint().withMetadata({ orientation: 3 }).jpeg().toBuffer(), undefined],
  ["half a JPEG", "jpg", async () => cut(await paint().jpeg().toBuffer(), 0.5), "error image-damaged: .* cut off"],
  ["most of a JPEG", "jpg", async () => cut(await paint().jpeg().toBuffer(), 0.99), "error image-damaged"],
  ["half a progressive JPEG", "jpg", async () => cut(await progressive(), 0.5), "error image-damaged"],
  ["half a PNG", "png", async () => cut(await toPng(), 0.5), "error image-damaged"],
  ["half a WebP", "webp", async () => cut(await paint().webp().toBuffer(), 0.5), "error image-damaged"],
  ["a PNG with a wrong byte", "png", async () => (await toPng()).fill(9, 2000, 2001), "error image-damaged"],
  ["a JPEG on its side", "jpg", () => paint().withMetadata({ orientation: 6 }).jpeg().toBuffer(), "error image-turned"],
  ["a JPEG for print", "jpg", () => paint().toColorspace("cmyk").jpeg().toBuffer(), "warning image-print"],
  ["a WebP that moves", "webp", () => paint(100).webp({ loop: 0 }).toBuffer(), "error image-moving"],
  [
    "a PNG that moves",
    "png",
    async () => {
      const png = await paint().png().toBuffer();
      // acTL is the first chunk of an animated PNG after the header of 33 bytes.
      const data = Buffer.from("6163544c0000000100000000", "hex");
      const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(8);
      check.writeUInt32BE(crc32(data));
      const chunk = Buffer.concat([length, data, check]);
      return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
    },
    "error image-moving",
  ],
])("%s is decoded", async (_, type, picture, report) => {
  const file = await picture();
  const expected = report === undefined ? [] : [expect.stringMatching(`^${report}`)];
  expect(await checkLogo(file, type)).toEqual(expected);
  // The second time, the result is read from the cache.
  expect(await checkLogo(file, type)).toEqual(expected);
});

test("a damaged picture is reported in a text as well, at its attribute", async () => {
  const article = formatArticle("sample", "Sample").replace(
    "The last paragraph.",
    '<Figure image="planted.jpg" alt="A map of segments" />',
  );
  content.write({
    "articles/sample.mdx": article,
    "images/planted.jpg": cut(await paint().jpeg().toBuffer(), 0.5),
    "images/logos/planted.svg": draw("#000"),
    "integrations.json": formatList([makeIntegration(1, "logos/planted.svg")]),
  });
  expect((await checkPictures(content.root)).map(({ line, column, rule }) => [line, column, rule])).toEqual([
    [30, 9, "image-damaged"],
  ]);
});

test("a portrait that is transparent in places is reported, one with an unused channel and a logo are not", async () => {
  const square = { width: 800, height: 800, channels: 4 } as const;
  const clear = await sharp({ create: { ...square, background: { r: 200, g: 90, b: 60, alpha: 0 } } })
    .png()
    .toBuffer();
  const opaque = await sharp({ create: { ...square, background: "#c85a3c" } })
    .png()
    .toBuffer();
  const check = async (portrait: Buffer) => {
    content.write({
      "images/people/planted.png": portrait,
      "images/logos/planted.png": await paint().ensureAlpha(0.5).png().toBuffer(),
      "integrations.json": formatList([makeIntegration(1, "logos/planted.png")]),
      "articles/sample.mdx": null,
      "team.json": (content.read("team.json") ?? "").replace(/"people\/[\w-]+\.png"/u, '"people/planted.png"'),
    });
    return (await checkPictures(content.root)).map(({ level, rule, message }) => `${level} ${rule}: ${message}`);
  };
  expect(await check(opaque)).toEqual([]);
  expect(await check(clear)).toEqual([
    expect.stringMatching(
      /^warning image-transparent: .* image names people\/planted\.png, which is transparent in places/u,
    ),
  ]);
});
