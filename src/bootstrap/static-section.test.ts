import { relative } from "node:path";
import ts from "typescript";

/** Hooks without state and effects. */
const allowedHooks = ["useId", "useMemo", "useStaticQuery"];

/** Renders nothing in the body. Its effect is for the next page: the first one has its head in the HTML. */
const allowedComponents = ["PageHead"];

const { fileNames, options } = ts.parseJsonConfigFileContent(
  { include: ["src"], exclude: ["**/*.test.ts"] },
  ts.sys,
  process.cwd(),
  { jsx: ts.JsxEmit.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler, noLib: true, types: [] },
);
const host = ts.createCompilerHost(options);
// Without packages, whose names have no declaration in `src/`.
host.resolveModuleNameLiterals = (names, file) =>
  names.map(({ text }) =>
    text.startsWith(".") ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
  );
const program = ts.createProgram(fileNames, options, host);
const checker = program.getTypeChecker();
const files = program.getSourceFiles().filter(({ fileName }) => fileNames.includes(fileName));

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${relative("", file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

/** The declaration of a name in `src/`, across imports; of a package's name, undefined. */
function findDeclaration(name: ts.Node): ts.Node | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = original?.valueDeclaration;
  return declaration && files.includes(declaration.getSourceFile()) ? declaration : undefined;
}

/** Handlers, state and effects in a node, in the components that it renders and in the hooks that it calls. */
function findScripted(root: ts.Node, seen = new Set<ts.Node>()): string[] {
  const found: string[] = [];

  function follow(name: ts.Node): void {
    const declaration = findDeclaration(name);
    if (!declaration || seen.has(declaration)) return;
    seen.add(declaration);
    found.push(...findScripted(declaration, seen));
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && /^on[A-Z]/u.test(node.name.getText()))
      found.push(`${placeOf(node)} ${node.name.getText()}`);
    if (ts.isClassDeclaration(node)) found.push(`${placeOf(node)} class`);
    if (ts.isCallExpression(node) && /^use[A-Z]/u.test(node.expression.getText())) {
      const hook = node.expression.getText();
      if (findDeclaration(node.expression)) follow(node.expression);
      else if (!allowedHooks.includes(hook)) found.push(`${placeOf(node)} ${hook}`);
    }
    if (ts.isJsxOpeningLikeElement(node) && ![...allowedComponents, "StaticSection"].includes(node.tagName.getText()))
      follow(node.tagName);
    ts.forEachChild(node, visit);
  }

  visit(root);
  return found;
}

function findStaticSections(node: ts.Node): ts.Node[] {
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === "StaticSection") return [node];
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(...findStaticSections(child)));
  return found;
}

/** Components of the sections of pages that are rendered in one, by the line that exports them. */
function findPageSections(): [place: string, component: ts.Node][] {
  const file = files.find(({ fileName }) => fileName.endsWith("/page/static-sections.ts"));
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported.flatMap((symbol) => {
    // The fragment of the sections is not imported.
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return [];
    const component = checker.getAliasedSymbol(symbol).valueDeclaration;
    return component ? [[`${placeOf(symbol.declarations?.[0] ?? component)} ${symbol.name}`, component]] : [];
  });
}

test("a static section has no handlers, state or effects, which would not work in it: move them out of it", () => {
  const pageSections = findPageSections();
  expect(pageSections.length).toBeGreaterThan(20);
  const others = files.flatMap(findStaticSections).map((section): [string, ts.Node] => [placeOf(section), section]);
  expect(others.length).toBeGreaterThan(5);
  const mistakes = [...pageSections, ...others].flatMap(([place, section]) =>
    findScripted(section).map((scripted) => `${place} contains ${scripted}`),
  );
  expect(mistakes).toEqual([]);
});

test("handlers, state and effects are found in a file and in what it renders and calls", () => {
  const form = files.filter(({ fileName }) => fileName.endsWith("/contact-form.tsx"));
  const found = form.flatMap((file) => findScripted(file)).join();
  for (const name of ["onClick", "useState", "useEffect"]) expect(found).toContain(name);
});
