const links = [
  "/",
  "/team",
  "/#difference",
  "/?from=x#difference",
  "/contact?from=x",
  "#difference",
  "https://a.example/",
];

/** Adds a prefix to each of the links. */
async function addPrefix(prefix: string): Promise<string[]> {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, GATSBY_PATH_PREFIX: prefix });
  const module = await import("./path-prefix");
  return links.map((link) => module.addPrefix(link));
}

test("paths of a language begin with its prefix, and those of the first language are unchanged", async () => {
  expect(await addPrefix("")).toEqual(links);
  expect(await addPrefix("/de")).toEqual([
    "/de",
    "/de/team",
    "/de#difference",
    "/de?from=x#difference",
    "/de/contact?from=x",
    "#difference",
    "https://a.example/",
  ]);
});
