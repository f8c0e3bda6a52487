import Ajv, { type ValidateFunction } from "ajv";

import type { JsonSchema } from "../json-schema";

/** Words of VS Code's and of the contract's own, which decide nothing. */
const annotations = ["markdownDescription", "errorMessage", "patternErrorMessage", "defaultSnippets", "rule"];

/** Judges values by a schema alone, as VS Code does; what it does not know is an error. */
export function compile(schema: JsonSchema): ValidateFunction {
  const ajv = new Ajv({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    unicodeRegExp: false,
  });
  ajv.addVocabulary(annotations);
  return ajv.compile(schema);
}
