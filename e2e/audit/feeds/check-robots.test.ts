import { checkRobots } from "./check-robots";

const sitemap = "https://acme.example/sitemap.xml";
const page = "https://acme.example/team";
const text = `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;

function understand(closedTo: readonly string[] = [], sitemaps = [sitemap]) {
  return { isAllowed: (_: string, agent: string) => !closedTo.includes(agent), getSitemaps: () => sitemaps };
}

test("a file that lets everybody in and names the sitemap is well", () => {
  expect(checkRobots(text, understand(), [page], sitemap)).toEqual([]);
});

test("a page that is closed, a sitemap that is not named and a line that nobody reads are faults", () => {
  expect(checkRobots(text, understand(["Bingbot"]), [page], sitemap)).toEqual([
    `keeps Bingbot from 1 of 1 pages: ${page}`,
  ]);
  expect(checkRobots(text, understand([], []), [page], sitemap)).toEqual([`does not name ${sitemap}`]);
  expect(checkRobots(`${text}Dissalow: /\n`, understand(), [page], sitemap)).toEqual(["nobody reads Dissalow: /"]);
});
