import { renderToStaticMarkup } from "react-dom/server";

import strings from "#content/interface.json";
import { PostList } from "./post-list";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../use-site", () => ({ useSite: () => ({ site: { language: "en", social: [] } }) }));

const page = { path: "/blog", lead: null, posts: "Posts", elsewhere: { title: "Elsewhere", text: null } };

test.each([
  ["without an archive", undefined],
  ["with an archive, which its link names", 1],
])("a list %s has the message for categories without posts", (_, older) => {
  const html = renderToStaticMarkup(
    <PostList page={page} tags={["Culture"]} entries={[]} newer={undefined} older={older} />,
  );
  expect(html).toContain(strings.noPosts);
  expect(html.includes(strings.archive.older)).toBe(older !== undefined);
});
