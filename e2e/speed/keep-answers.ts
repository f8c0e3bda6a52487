/** An answer of the engine, and what of it goes over the line to a browser that takes Brotli. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  /** Missing for what is compressed in itself. */
  brotli?: Buffer;
}

/**
 * Keeps answers, as the site does not change while it is measured. An answer that says that something failed is asked for again.
 * @param fetchPath how an answer to a path with its query is got
 */
export function keepAnswers(fetchPath: (path: string) => Promise<Answer>): (path: string) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (path) => {
    const known = kept.get(path);
    if (known) return known;
    const asked = fetchPath(path);
    kept.set(path, asked);
    asked.then(
      ({ status }) => {
        if (status >= 500) kept.delete(path);
      },
      () => kept.delete(path),
    );
    return asked;
  };
}
