import { copyContent, edit } from "../testing/copy-content";
import { readData } from "../testing/real-content";
import { writeRedirects } from "../testing/samples";

const content = copyContent();
afterAll(content.remove);

test("no page and no redirect takes a path of the blog's archive", () => {
  const team = edit(readData("pages/team.json"), `"aliases": []`, `"aliases": ["/resources/blog/archive/2"]`);
  const redirects = writeRedirects(["/resources/blog/archive", "/contact"], ["/resources/blog/archives", "/contact"]);
  expect(content.check({ "pages/team.json": team, "redirects.json": redirects })).toEqual([
    `data/pages/team.json:4:15  page "/team": aliases 1 /resources/blog/archive/2 is a path of the blog's archive. Choose a path that does not begin with /resources/blog/archive.`,
    `data/redirects.json:2:13  redirect "/resources/blog/archive": from /resources/blog/archive is a path of the blog's archive. Choose a path that does not begin with /resources/blog/archive.`,
  ]);
});
