/**
 * Returns a function that requests a run. Runs do not overlap: requests during a run start one more after it, so that the last
 * result is the newest. A run that fails does not end the others.
 */
export function runSerially(run: () => Promise<void>, onError: (error: unknown) => void = console.error): () => void {
  let requests = 0;
  async function start(): Promise<void> {
    while (requests > 0) {
      const handled = requests;
      await run().catch(onError);
      requests = requests > handled ? 1 : 0;
    }
  }
  return () => {
    requests += 1;
    if (requests === 1) void start();
  };
}
