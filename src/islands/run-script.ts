/** URLs for the next attempt, by script. Browsers may remember that a module failed, so it gets another URL. */
const retries = new Map<string, string>();

/** Runs a script as a module, which no page runs twice. Rejects if it cannot be loaded; the next call tries again. */
export function runScript(src: string): Promise<unknown> {
  const script = document.createElement("script");
  const url = retries.get(src) ?? src;
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      retries.set(src, `${url}?`);
      reject(new Error(url));
    };
    script.type = "module";
    script.src = url;
    document.head.append(script);
  });
}

/** Fetches and compiles a script without running it, at the lowest priority. */
export function preload(src: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.fetchPriority = "low";
  link.href = src;
  document.head.append(link);
}
