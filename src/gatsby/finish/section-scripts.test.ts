import { listSectionScripts } from "./section-scripts";

const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });

const stats = {
  namedChunkGroups: {
    app: assets("app-1.js"),
    FormSection: assets("shared-1.js", "FormSection-1.js", "FormSection-1.js.map"),
    LogosSection: assets("shared-1.js", "LogosSection-1.js"),
  },
};

function list(...types: string[]): string[] {
  const page = { sections: types.map((__typename) => ({ __typename })) };
  return listSectionScripts(stats, { result: { data: { page } } });
}

test("a page gets the scripts of its sections that hydrate, each once", () => {
  expect(list("HeroSection", "FormSection", "LogosSection", "FormSection")).toEqual([
    "/shared-1.js",
    "/FormSection-1.js",
    "/LogosSection-1.js",
  ]);
  expect(list("HeroSection")).toEqual([]);
});

test.each([{ data: { page: {} } }, { data: { page: null } }, { data: {} }, {}])(
  "a page without sections gets no scripts: %j",
  (result) => {
    expect(listSectionScripts(stats, { result })).toEqual([]);
  },
);
