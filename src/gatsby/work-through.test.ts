import { setImmediate } from "node:timers/promises";

import { workThrough } from "./work-through";

test("each item is worked on once, and never more at a time than allowed", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await workThrough([1, 2, 3, 4, 5], 2, async (item) => {
    running++;
    most = Math.max(most, running);
    await setImmediate();
    running--;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("the first error ends it", async () => {
  const work = () => Promise.reject(new Error("no room"));
  await expect(workThrough([1, 2], 1, work)).rejects.toThrow("no room");
});
