import { keepResults } from "./keep-results";

test("what failed is fetched again, what was fetched is kept", async () => {
  let calls = 0;
  const load = keepResults((path: string) =>
    ++calls === 1 ? Promise.reject(new Error("reset")) : Promise.resolve(path + String(calls)),
  );
  await expect(load("/a")).rejects.toThrow("reset");
  expect(await load("/a")).toBe("/a2");
  expect(await load("/a")).toBe("/a2");
  expect(await load("/b")).toBe("/b3");
});
