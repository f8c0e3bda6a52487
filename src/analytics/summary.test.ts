import { summarise } from "./summary";
import { click, leave, minute, play, view } from "./testing/events";

test("the ten most viewed pages, the most viewed first", () => {
  const views = Array.from({ length: 12 }, (_, index) =>
    Array.from({ length: index + 1 }, (_unused, time) => view(`/${index}`, time)),
  ).flat();
  const { pages } = summarise(play(...views, leave("/11", 1000, 6000)));
  expect(pages.map(({ path }) => path)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `/${index}`));
  expect(pages[0]).toEqual({ path: "/11", views: 12, averageTimeSpent: 500 });
});

test("the five hosts from which most sessions began", () => {
  const hosts = ["a", "b", "b", "c", "c", "c", "d", "d", "d", "d", "e", "f", "f"];
  const views = hosts.map((referrer, index) => view("/", index * 60 * minute, { referrer }));
  expect(summarise(play(...views)).referrers).toEqual([
    { host: "d", sessions: 4 },
    { host: "c", sessions: 3 },
    { host: "b", sessions: 2 },
    { host: "f", sessions: 2 },
    { host: "a", sessions: 1 },
  ]);
});

test("the last 50 clicks, the newest first", () => {
  const { clicks } = summarise(
    play(view("/"), ...Array.from({ length: 60 }, (_, index) => click(String(index), index))),
  );
  expect([clicks.length, clicks[0]?.element, clicks.at(-1)?.element]).toEqual([50, "59", "10"]);
});
