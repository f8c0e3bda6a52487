import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Drawn here, so that the page shows the same whatever stands in `data/`. */
function draw(width: number, height: number, drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function toImage(src: string, width: number, height: number): IGatsbyImageData {
  return { layout: "constrained", width, height, images: { fallback: { src } } };
}

/** Address that answers, but not with a picture. */
export const brokenAddress = "/no-such-picture.png";

const portraitDrawing = `<rect width="320" height="320" fill="#dfe5f2"/><circle cx="160" cy="128" r="58" fill="#8fa3cc"/><path d="M40 320a120 120 0 0 1 240 0z" fill="#5b76b3"/>`;
const screenDrawing = `<rect width="640" height="400" fill="#fff"/><path d="M40 320H600M40 230H600M40 140H600" stroke="#e2e5ec" stroke-width="2"/><path d="M40 300 150 270 260 280 350 190 600 90V200L350 190" fill="#3459e6" opacity=".18"/><path d="M40 300 150 270 260 280 350 190" fill="none" stroke="#3459e6" stroke-width="5"/>`;

export const portrait = toImage(draw(320, 320, portraitDrawing), 320, 320);
export const screen = toImage(draw(640, 400, screenDrawing), 640, 400);
export const brokenPortrait = toImage(brokenAddress, 320, 320);

function toLogo(width: number, height: number, drawing: string) {
  return { publicURL: draw(width, height, drawing), vectorSize: { width, height } };
}

/** A mark and a wordmark: by their weight they look alike. */
export const squareLogo = toLogo(
  64,
  64,
  `<circle cx="32" cy="32" r="30" fill="#18223a"/><path d="M14 40 28 30l8 6 14-16" fill="none" stroke="#fff" stroke-width="5"/>`,
);
export const wideLogo = toLogo(
  240,
  40,
  `<text x="0" y="34" font-family="Arial, sans-serif" font-size="44" font-weight="700" fill="#18223a" textLength="240">sample.co</text>`,
);
export const brokenLogo = { publicURL: brokenAddress, vectorSize: { width: 240, height: 40 } };

const phases = ["Telemetry", "Signal", "Forecast"];

export const slides = phases.map((name, index) => ({
  key: name,
  name,
  text: `Slide ${index + 1} of ${phases.length}. Arrow keys, Home, End, a dot or a swipe turn it.`,
}));
