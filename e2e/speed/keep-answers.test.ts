import { keepAnswers, type Answer } from "./keep-answers";

function answer(status: number): Answer {
  return { status, headers: {}, plain: Buffer.from("") };
}

test("asks once for a path, also when it is asked for twice at a time", async () => {
  const fetchPath = jest.fn(() => Promise.resolve(answer(200)));
  const ask = keepAnswers(fetchPath);
  await Promise.all([ask("/"), ask("/")]);
  await ask("/");
  await ask("/team");
  expect(fetchPath.mock.calls).toEqual([["/"], ["/team"]]);
});

test("keeps that something is not there", async () => {
  const fetchPath = jest.fn(() => Promise.resolve(answer(404)));
  const ask = keepAnswers(fetchPath);
  await ask("/nowhere");
  await ask("/nowhere");
  expect(fetchPath).toHaveBeenCalledTimes(1);
});

test("asks again after a failure", async () => {
  const fetchPath = jest
    .fn<Promise<Answer>, []>()
    .mockRejectedValueOnce(new Error("reset"))
    .mockResolvedValueOnce(answer(503))
    .mockResolvedValueOnce(answer(200));
  const ask = keepAnswers(fetchPath);
  await expect(ask("/")).rejects.toThrow("reset");
  expect((await ask("/")).status).toBe(503);
  expect((await ask("/")).status).toBe(200);
  expect((await ask("/")).status).toBe(200);
  expect(fetchPath).toHaveBeenCalledTimes(3);
});
