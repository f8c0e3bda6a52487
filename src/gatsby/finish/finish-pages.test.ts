import { nameCards } from "./finish-pages";

jest.mock("esbuild", () => ({}));

test("the address of a social card changes with its picture, also in a page of an earlier build", () => {
  const cards = new Map([
    ["/social/_home.png", "/social/_home.0123456789.png"],
    ["/social/blog/a.png", "/social/blog/a.abcdefabcd.png"],
  ]);
  const html =
    '<meta content="https://a.example/social/_home.png"><meta content="/social/blog/a.aaaaaaaaaa.png">/social/b.png';
  expect(nameCards(html, cards)).toBe(
    '<meta content="https://a.example/social/_home.0123456789.png"><meta content="/social/blog/a.abcdefabcd.png">/social/b.png',
  );
});
