import ts from "typescript";

import type { Range, Vocabulary } from "./vocabulary";

function readRange(checker: ts.TypeChecker, type: ts.Type): Range {
  const members = type.isUnion() ? type.types : [type];
  const has = (flags: ts.TypeFlags) => members.some((member) => (member.flags & flags) !== 0);
  const names = members.flatMap((member) => {
    const kind = member.getProperty("@type");
    const name = kind && checker.getTypeOfSymbol(kind);
    return name?.isStringLiteral() ? [name.value] : [];
  });
  return {
    types: new Set(names),
    text: has(ts.TypeFlags.StringLike),
    number: has(ts.TypeFlags.NumberLike),
    boolean: has(ts.TypeFlags.BooleanLike),
  };
}

/**
 * Reads schema.org's vocabulary from its declarations in TypeScript, in which the type of things named `Person` is `PersonLeaf`.
 * @param file path of the declarations
 */
export function readVocabulary(file: string): Vocabulary {
  const program = ts.createProgram([file], { lib: ["lib.es5.d.ts"], types: [], strict: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`no declarations of a vocabulary in ${file}`);
  const leaves = new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  const known = new Map<string, ReadonlyMap<string, Range>>();
  return (name) => {
    const leaf = leaves.get(`${name}Leaf`);
    if (!leaf) return undefined;
    const read =
      known.get(name) ??
      new Map(
        checker
          .getDeclaredTypeOfSymbol(leaf)
          .getProperties()
          .map((property) => [property.name, readRange(checker, checker.getTypeOfSymbol(property))]),
      );
    known.set(name, read);
    return read;
  };
}
