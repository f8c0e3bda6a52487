/** Modules of sections. In the browser none is loaded with the page's own scripts. */
const modules = {
  "./featured-customers": "FeaturedCustomersSection",
  "./forecast": "ForecastSection",
  "./form": "FormSection",
  "./highlights": "HighlightsSection",
  "./logos": "LogosSection",
  "./moving-platforms": "MovingPlatformsSection",
  "./partners": "PartnersSection",
  "./platforms": "PlatformsSection",
  "./posts": "PostsSection",
  "./static-sections": "HeroSection",
};

function offline(): never {
  throw new Error("offline");
}

/** Imitates the network: an import of a section fails, or returns its name as the component. */
function connect(isOnline: boolean): void {
  jest.resetModules();
  jest.doMock("gatsby", () => ({ graphql: String }));
  for (const [path, name] of Object.entries(modules)) jest.doMock(path, isOnline ? () => ({ [name]: name }) : offline);
}

async function loadInBrowser() {
  connect(true);
  Object.assign(globalThis, { window: {} });
  return import("./load-sections");
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "window");
});

test("the server has all sections, the browser those that it has loaded", async () => {
  const { findComponent } = await loadInBrowser();
  expect([findComponent("FormSection"), findComponent("HeroSection")]).toEqual([undefined, undefined]);
  Reflect.deleteProperty(globalThis, "window");
  connect(true);
  const server = await import("./load-sections");
  expect([server.findComponent("FormSection"), server.findComponent("HeroSection")]).toEqual([
    "FormSection",
    "HeroSection",
  ]);
});

test("a section that failed to load is loaded by the next try", async () => {
  const { findComponent, loadSection, settleSections } = await loadInBrowser();
  connect(false);
  const first = loadSection("FormSection");
  expect(loadSection("FormSection")).toBe(first);
  await settleSections();
  await expect(first).rejects.toThrow("offline");
  expect(findComponent("FormSection")).toBeUndefined();
  connect(true);
  await loadSection("FormSection");
  expect(findComponent("FormSection")).toBe("FormSection");
});

test("a page is returned after its sections have been loaded", async () => {
  const { findComponent, loadPageWithSections } = await loadInBrowser();
  const page = {
    json: { data: { page: { sections: [{ __typename: "FormSection" }, { __typename: "PostsSection" }] } } },
  };
  const loaded = await loadPageWithSections("/a", () => Promise.resolve(page as never));
  expect(loaded).toBe(page);
  expect([findComponent("HeroSection"), findComponent("FormSection"), findComponent("PostsSection")]).toEqual([
    "HeroSection",
    "FormSection",
    "PostsSection",
  ]);
});

test.each([undefined, { status: "error" }, { json: { data: { page: null } } }])(
  "a page without sections is returned: %j",
  async (page) => {
    const { loadPageWithSections } = await loadInBrowser();
    expect(await loadPageWithSections("/a", () => Promise.resolve(page as never))).toBe(page);
  },
);
