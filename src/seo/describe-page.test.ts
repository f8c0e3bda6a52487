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

const article = { published: "2025-01-29", modified: "2025-02-01", section: "Research", author: "Kenji Morita" };

function mapMeta(description: PageDescription): Record<string, string> {
  const { meta } = describePage(site, description);
  const entries = meta.map(({ name, property, content }) => [name ?? property ?? "", content ?? ""] as const);
  return Object.fromEntries(entries);
}

test("a page has all elements for search engines and previews", () => {
  expect(describePage(site, page).title).toBe("Team | Acme");
  expect(mapMeta(page)).toEqual({
    description: "Who we are.",
    keywords: "team, people",
    robots: "index, follow, max-image-preview:large",
    "og:site_name": "Acme",
    "og:locale": "en_US",
    "og:type": "website",
    "og:title": "Team",
    "og:description": "Who we are.",
    "og:url": "https://www.acme.example/team",
    "og:image": "https://www.acme.example/social/team.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Team – Acme",
    "twitter:card": "summary_large_image",
    "twitter:site": "@acme",
    "twitter:title": "Team",
    "twitter:description": "Who we are.",
    "twitter:image": "https://www.acme.example/social/team.png",
    "twitter:image:alt": "Team – Acme",
    "theme-color": "#0d1424",
  });
});

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

test("a page links to its canonical address and the feed; only the home page's address ends with a slash", () => {
  expect(describePage(site, page).links).toEqual([
    { rel: "canonical", href: "https://www.acme.example/team" },
    { rel: "alternate", type: "application/rss+xml", title: "Acme Blog", href: "/rss.xml" },
  ]);
  expect(describePage({ ...site, feedTitle: undefined }, page).links.map(({ rel }) => rel)).toEqual(["canonical"]);
  const home = { ...page, path: "/" };
  expect(describePage(site, home).links[0]).toEqual({ rel: "canonical", href: "https://www.acme.example/" });
  expect(mapMeta(home)["og:url"]).toBe("https://www.acme.example/");
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

test("an article also has its days, its section and its author", () => {
  expect(mapMeta({ ...page, article })).toEqual({
    ...mapMeta(page),
    "og:type": "article",
    "article:published_time": "2025-01-29",
    "article:modified_time": "2025-02-01",
    "article:section": "Research",
    "article:author": "Kenji Morita",
  });
});
