import { describePage, type PageDescription } from "./describe-page";

const site = {
  name: "Acme",
  url: "https://www.acme.example",
  language: "en",
  locale: "en_US",
  handle: "@acme",
  themeColor: "#0d1424",
  feedTitle: "Acme Blog",
};

const page = {
  path: "/team",
  title: "Team",
  description: "Who we are.",
  keywords: ["team", "people"],
  preview: { address: "/social/team.png", alt: "Team – Acme", size: { width: 1200, height: 630 } },
};

function mapMeta(description: PageDescription): Record<string, string> {
  const { meta } = describePage(site, description);
  const entries = meta.map(({ name, property, content }) => [name ?? property ?? "", content ?? ""] as const);
  return Object.fromEntries(entries);
}

test("a preview has its own size, and none if that is unknown", () => {
  const preview = { address: "/static/team.jpg", alt: "Team" };
  const own = mapMeta({ ...page, preview: { ...preview, size: { width: 1600, height: 1067 } } });
  expect([own["og:image"], own["og:image:width"], own["og:image:height"]]).toEqual([
    "https://www.acme.example/static/team.jpg",
    "1600",
    "1067",
  ]);
  expect(Object.keys(mapMeta({ ...page, preview })).filter((key) => /width|height/u.test(key))).toEqual([]);
});

test("a page links to itself in other languages, and to itself, if there are any", () => {
  const alternates = [
    { language: "de", url: "https://www.acme.example.de/team" },
    { language: "x-default", url: "/team" },
  ];
  const list = (more: Partial<PageDescription>) =>
    describePage(site, { ...page, ...more }).links.flatMap(({ rel, hrefLang, href }) =>
      hrefLang === undefined ? [] : [[rel, hrefLang, href]],
    );
  expect(list({ alternates })).toEqual([
    ["alternate", "en", "https://www.acme.example/team"],
    ["alternate", "de", "https://www.acme.example.de/team"],
    ["alternate", "x-default", "https://www.acme.example/team"],
  ]);
  expect(list({ alternates: [] })).toEqual([]);
  expect(list({ alternates, indexable: false })).toEqual([]);
});

test("in a preview no page is indexed", () => {
  for (const indexable of [true, false]) {
    const { meta } = describePage({ ...site, preview: true }, { ...page, indexable });
    expect(meta).toContainEqual({ name: "robots", content: "noindex, nofollow" });
  }
});
