export type Format = "avif" | "webp";
export type Kind = "portrait" | "panel" | "window";

interface KindOfPicture {
  /** Folder of its sources. */
  folder: string;
  /** Least and largest width of its sources, in pixels: windows and panels lie in one folder. */
  sources: readonly [number, number];
  /**
   * Width at which it is judged, in pixels: as a telephone shows it, 360 px wide and with two pixels for one. Details are
   * finest there for what has to show them, so that a quality that does there does everywhere.
   */
  width: number;
  /** GraphQL fragments that ask for it. */
  fragments: readonly string[];
  /** What the build encodes it with: chosen by `npm run bench:pictures`; a test compares the fragments with it. */
  quality: Readonly<Record<Format, number>>;
}

/** Pictures that the build encodes. Logos are vectors, and social cards are drawn by the build itself. */
export const kinds: Readonly<Record<Kind, KindOfPicture>> = {
  portrait: {
    folder: "data/images/people",
    sources: [0, Infinity],
    width: 296,
    fragments: ["Portrait", "TeamCard", "Founder"],
    quality: { avif: 52, webp: 60 },
  },
  panel: {
    folder: "data/images/product",
    sources: [0, 2000],
    width: 640,
    fragments: ["PanelPicture"],
    quality: { avif: 52, webp: 60 },
  },
  window: {
    folder: "data/images/product",
    sources: [2001, Infinity],
    width: 1020,
    fragments: ["ScreenPicture", "ArticlePicture", "ArticleFigure"],
    quality: { avif: 52, webp: 70 },
  },
};
