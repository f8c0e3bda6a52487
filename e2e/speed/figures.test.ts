import { readFigures, takeMedians } from "./figures";

type Report = Parameters<typeof readFigures>[0];

function report(fcp: number, score: number): Report {
  const items = [
    { url: "https://localhost/", resourceType: "Document", transferSize: 1000 },
    { url: "https://localhost/app.js", resourceType: "Script", transferSize: 300 },
    { url: "https://localhost/next.js", resourceType: "Other", mimeType: "text/javascript", transferSize: 40 },
    { url: "https://localhost/page-data.json", resourceType: "Fetch", mimeType: "application/json", transferSize: 5 },
    { url: "data:image/svg+xml,x", resourceType: "Image", transferSize: 0 },
  ];
  const values = { "first-contentful-paint": fcp, "cumulative-layout-shift": 0.01 };
  const audits = new Map<string, object>(
    Object.entries(values).map(([id, numericValue]) => [id, { id, numericValue }]),
  );
  audits.set("network-requests", { details: { items } });
  return {
    categories: { performance: { score } },
    audits: Object.fromEntries(audits),
  } as unknown as Report;
}

test("reads scores, times and bytes by kind; what is fetched ahead counts by what it is", () => {
  const figures = readFigures(report(900, 0.97));
  expect(figures.scores).toEqual({ performance: 97 });
  expect(figures.fcp).toBe(900);
  expect(figures.cls).toBe(0.01);
  expect(figures.bytes).toEqual({ document: 1000, script: 340, style: 0, font: 0, image: 0, other: 5 });
});

test("counts no request for what is inside the page", () => {
  expect(readFigures(report(900, 1)).requests).toBe(4);
});

test("a figure that is missing is no number, rather than a good one", () => {
  expect(readFigures(report(900, 1)).lcp).toBeNaN();
});

test("takes each figure's own median", () => {
  const { fcp, scores } = takeMedians([report(900, 0.9), report(2000, 0.99), report(1000, 0.98)].map(readFigures));
  expect([fcp, scores["performance"]]).toEqual([1000, 98]);
});
