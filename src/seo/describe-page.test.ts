import { describePage } from "./describe-page";

test("a preview whose size is unknown has none", () => {
  const site = {
    name: "Acme",
    url: "https://www.acme.example",
    language: "en",
    locale: "en_US",
    themeColor: "#0d1424",
  };
  const preview = { address: "/static/team.jpg", alt: "Team" };
  const page = { path: "/team", title: "Team", description: "Who we are.", keywords: [], preview };
  const names = describePage(site, page).meta.map(({ property }) => property);
  expect(names).toContain("og:image");
  expect(names).not.toContain("og:image:width");
});
