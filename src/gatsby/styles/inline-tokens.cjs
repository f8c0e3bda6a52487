const { statSync } = require("node:fs");
const { dirname, resolve } = require("node:path");
const { runInNewContext } = require("node:vm");

const { buildSync } = require("esbuild");

const tokensFile = resolve("src/theme/tokens.ts");

/**
 * Runs the module of the tokens.
 * @returns {Record<string, Record<string, unknown>>} its exports
 */
function readTokens() {
  const { outputFiles } = buildSync({ entryPoints: [tokensFile], bundle: true, format: "cjs", write: false });
  /** @type {{ exports: Record<string, Record<string, unknown>> }} */
  const module = { exports: {} };
  runInNewContext(outputFiles[0]?.text ?? "", { module });
  return module.exports;
}

/**
 * A Babel plugin: writes the values of tokens where they are named, and joins text that is then known as a whole. Emotion's own
 * plugin, which comes after, so finds styles without anything open in them and writes them as one string with its name; without
 * values it would leave objects, and browsers would have to write every style of a page anew.
 * @param {import("@babel/core").ConfigAPI & typeof import("@babel/core") & { addExternalDependency: (file: string) => void }} babel
 * @returns {import("@babel/core").PluginObj}
 */
module.exports = function inlineTokens(babel) {
  const { types } = babel;
  babel.cache.invalidate(() => statSync(tokensFile).mtimeMs);
  babel.addExternalDependency(tokensFile);
  const tokens = readTokens();

  /** @param {unknown} value */
  function toLiteral(value) {
    if (typeof value === "string") return types.stringLiteral(value);
    return typeof value === "number" ? types.numericLiteral(value) : undefined;
  }

  /**
   * Names under which a file knows groups of tokens, and the groups.
   * @param {import("@babel/core").types.Program} program
   * @param {string} filename
   */
  function findGroups(program, filename) {
    const imports = program.body.filter((node) => types.isImportDeclaration(node));
    const ours = imports.filter(
      ({ source }) => source.value.startsWith(".") && `${resolve(dirname(filename), source.value)}.ts` === tokensFile,
    );
    const specifiers = ours.flatMap((node) => node.specifiers).filter((one) => types.isImportSpecifier(one));
    const named = specifiers.flatMap(({ imported, local }) =>
      types.isIdentifier(imported) ? [/** @type {const} */ ([local.name, tokens[imported.name]])] : [],
    );
    return new Map(named);
  }

  /**
   * Joins a template whose gaps are all known.
   * @param {import("@babel/core").NodePath<import("@babel/core").types.TemplateLiteral>} path
   */
  function joinTemplate(path) {
    const { quasis, expressions } = path.node;
    if (types.isTaggedTemplateExpression(path.parent)) return;
    const gaps = expressions.flatMap((node) =>
      types.isStringLiteral(node) || types.isNumericLiteral(node) ? [node.value] : [],
    );
    if (gaps.length < expressions.length) return;
    path.replaceWith(
      types.stringLiteral(quasis.map(({ value }, index) => `${value.cooked}${gaps[index] ?? ""}`).join("")),
    );
  }

  /**
   * Gives a property whose name is known a plain name.
   * @param {import("@babel/core").NodePath<import("@babel/core").types.ObjectProperty>} path
   */
  function nameProperty({ node }) {
    if (node.computed && types.isStringLiteral(node.key)) node.computed = false;
  }

  return {
    name: "inline-tokens",
    visitor: {
      Program(program, { filename = "" }) {
        const groups = findGroups(program.node, filename);
        if (groups.size === 0) return;
        program.traverse({
          MemberExpression(path) {
            const { object, property, computed } = path.node;
            if (computed || !types.isIdentifier(object) || !types.isIdentifier(property)) return;
            if (path.scope.getBinding(object.name)?.kind !== "module") return;
            const literal = toLiteral(groups.get(object.name)?.[property.name]);
            if (literal) path.replaceWith(literal);
          },
          TemplateLiteral: { exit: joinTemplate },
          ObjectProperty: { exit: nameProperty },
        });
      },
    },
  };
};
