/** What was asked has not answered in time, and may never answer. */
export class LateAnswer extends Error {}

/**
 * Waits for work outside of the worker, but not longer than a limit. The work itself cannot be stopped and may still happen.
 * @param name subject of the error
 * @param limit milliseconds
 * @throws {LateAnswer}
 */
export async function withinTime<Result>(name: string, limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateAnswer(`${name} did not answer within ${limit / 1000} seconds`)), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
