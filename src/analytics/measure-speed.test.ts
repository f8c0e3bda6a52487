import { createSpeed, type SpeedEntry } from "./measure-speed";

function paint(startTime: number): SpeedEntry {
  return { entryType: "largest-contentful-paint", startTime, duration: 0 };
}

function shift(startTime: number, value: number, hadRecentInput = false): SpeedEntry {
  return { entryType: "layout-shift", startTime, duration: 0, value, hadRecentInput };
}

function event(interactionId: number, duration: number, startTime = 1000): SpeedEntry {
  return { entryType: "event", startTime, duration, interactionId };
}

function measure(entries: readonly SpeedEntry[], start = 0, isLoad = true) {
  const speed = createSpeed(start, isLoad);
  entries.forEach(speed.add);
  return speed.read();
}

test("the largest content is the last one that is reported before the page is hidden", () => {
  const speed = createSpeed(0, true);
  [paint(400.4), paint(1200.6)].forEach(speed.add);
  expect(speed.read()).toEqual({ lcp: 1201 });
  speed.add(paint(60_000));
  expect(speed.read()).toEqual({ lcp: 1201 });
});

test("a page that was rendered in advance counts from when it is opened", () => {
  expect(measure([paint(300), shift(400, 0.2), paint(5200)], 5000)).toEqual({ lcp: 200 });
  expect(measure([paint(300)], 5000)).toEqual({ lcp: 0 });
});

test("a page that is restored, or that loaded out of view, counts from then and has no largest content", () => {
  const earlier = [paint(300), shift(400, 0.2), event(1, 900)];
  expect(measure([...earlier, shift(9000, 0.1), event(2, 40, 9500)], 5000, false)).toEqual({ cls: 0.1, inp: 40 });
  expect(measure(earlier, 5000, false)).toEqual({});
});

test("shifts are summed up in windows of at most five seconds, without pauses of a second, of which the worst counts", () => {
  expect(measure([shift(100, 0.1), shift(1099, 0.1), shift(2099, 0.15)])).toEqual({ cls: 0.2 });
  const steady = Array.from({ length: 8 }, (_, index) => shift(2000 + index * 900, 0.01));
  // The seventh comes 5.4 seconds after the first.
  expect(measure(steady)).toEqual({ cls: 0.06 });
  expect(measure([shift(100, 0.5, true), shift(200, 0.01)])).toEqual({ cls: 0.01 });
  expect(createSpeed(0, true, { cls: 0 }).read()).toEqual({ cls: 0 });
});

test("an interaction is as slow as its slowest event, and one of each 50 interactions is left out", () => {
  expect(measure([event(7, 24), event(7, 120), event(7, 16), event(8, 80), event(0, 900)])).toEqual({ inp: 120 });
  expect(measure([{ entryType: "event", startTime: 1000, duration: 900 }])).toEqual({});
  const list = (count: number) => Array.from({ length: count }, (_, index) => event(index + 1, 1000 - index));
  expect([49, 50, 100, 500].map((count) => measure(list(count))["inp"])).toEqual([1000, 999, 998, 990]);
});
