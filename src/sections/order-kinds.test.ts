import { orderKinds } from "./order-kinds";

test("posts of one tag are numbered one after the other, wherever they stand", () => {
  const posts = ["a", "b", "a", "a", "b"].map((tag) => ({ tag }));
  expect(orderKinds(posts, ["a", "b"])).toEqual([0, 3, 1, 2, 4]);
});

test("a tag that is not in the list is numbered like the first", () => {
  expect(orderKinds([{ tag: "c" }], ["a", "b"])).toEqual([0]);
});
