/**
 * Where the scripts of a page begin. Each step is a task of its own, so that between two the browser can paint, and answer whoever
 * is doing something: the code is read, React is set up, then Gatsby, which takes the page over.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function enter(): Promise<void> {
  await pause();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await pause();
  await import(/* webpackMode: "eager" */ "gatsby-app");
}

void enter();
