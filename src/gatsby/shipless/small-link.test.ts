import { parsePath } from "./small-link";

test.each([
  ["", { pathname: "/", search: "", hash: "" }],
  ["/", { pathname: "/", search: "", hash: "" }],
  ["/team", { pathname: "/team", search: "", hash: "" }],
  ["/team?a=1", { pathname: "/team", search: "?a=1", hash: "" }],
  ["/team#board", { pathname: "/team", search: "", hash: "#board" }],
  ["/team?a=1#board?b#c", { pathname: "/team", search: "?a=1", hash: "#board?b#c" }],
  ["/team?#", { pathname: "/team", search: "", hash: "" }],
])("%j is taken apart", (path, parts) => {
  expect(parsePath(path)).toEqual(parts);
});
