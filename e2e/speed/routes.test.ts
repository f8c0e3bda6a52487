import { chooseRoutes } from "./routes";
import { UsageError } from "./usage-error";

const known = ["/", "/team", "/blog/one", "/404"];

test("takes the usual routes when none is asked for", () => {
  expect(chooseRoutes([], known, ["/", "/team"])).toEqual(["/", "/team"]);
});

test("takes routes in the order asked for, once each, with and without slashes", () => {
  expect(chooseRoutes(["/blog/one/", "team", "/team", "/"], known)).toEqual(["/blog/one", "/team", "/"]);
});

test("names every route that does not exist, and some that do", () => {
  expect(() => chooseRoutes(["/", "/tema", "/blgo"], known)).toThrow(
    new UsageError("No page at /tema, /blgo. There are: /  /team  /blog/one  /404"),
  );
});

test("does not list more than a few routes", () => {
  const many = Array.from({ length: 20 }, (_, index) => `/${index}`);
  expect(() => chooseRoutes(["/x"], many)).toThrow("/7  and 12 more");
});
