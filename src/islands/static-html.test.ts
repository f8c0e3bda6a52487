import { relative } from "node:path";
import ts from "typescript";

/** Hooks without state and effects. */
const allowedHooks = ["useId", "useMemo", "useStaticQuery"];

const { fileNames, options } = ts.parseJsonConfigFileContent(
  { include: ["src"], exclude: ["**/*.test.ts", "**/*.test.tsx", "**/testing"] },
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

/** Handlers, state and effects in a node, in the components that it renders and in the hooks that it calls, but for islands. */
function findScripted(root: ts.Node, seen: Set<ts.Node>): string[] {
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
    if (ts.isJsxOpeningLikeElement(node)) follow(node.tagName);
    // The pages render what the list of sections exports.
    if (ts.isExportSpecifier(node) && /^[A-Z]\w+Section$/u.test(node.name.text)) follow(node.name);
    ts.forEachChild(node, visit);
  }

  visit(root);
  return found;
}

function pick(pattern: RegExp): ts.SourceFile[] {
  return files.filter(({ fileName }) => pattern.test(fileName));
}

test("only islands have handlers, state and effects, which would not work in the rest of a page", () => {
  const seen = new Set<ts.Node>();
  const roots = pick(/\/src\/(?:templates\/\w+\.tsx|sections\/(?:layout|page\/components)\.tsx?)$/u);
  expect(roots.flatMap((file) => findScripted(file, seen))).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

test("handlers, state and effects are found in a file and in what it renders and calls", () => {
  const found = pick(/\/contact-form\.island\.tsx$/u).flatMap((file) => findScripted(file, new Set()));
  for (const name of ["onClick", "useState", "useEffect"]) expect(found.join()).toContain(name);
});
