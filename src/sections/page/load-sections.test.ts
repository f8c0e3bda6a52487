function offline(): never {
  throw new Error("offline");
}

/** Imitates the network: the import of a section fails, or returns its name as the component. */
function connect(isOnline: boolean): void {
  jest.resetModules();
  jest.doMock("./form", isOnline ? () => ({ FormSection: "FormSection" }) : offline);
}

test("a section that failed to load is loaded by the next try", async () => {
  for (const file of ["./scripted-sections", "./static-sections"]) jest.doMock(file, () => ({}));
  const { findComponent, loadSection, settleSections } = await import("./load-sections");
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
