/** A part of a parsed text, as far as code can stand in it. */
export interface TextNode {
  type: string;
  children?: TextNode[];
  attributes?: { type: string; value?: unknown }[];
  data?: { estree?: { body: unknown[] } | null };
}

const code = ["mdxjsEsm", "mdxFlowExpression", "mdxTextExpression"];

function holdsCode({ type, attributes = [], data, children = [] }: TextNode): boolean {
  // Braces that hold a comment are an expression without statements.
  if (code.includes(type)) return data?.estree?.body.length !== 0;
  const isCode = (attribute: { type: string; value?: unknown }) =>
    attribute.type !== "mdxJsxAttribute" || (typeof attribute.value === "object" && attribute.value !== null);
  return attributes.some(isCode) || children.some(holdsCode);
}

/**
 * Stops the compiler where a text holds anything that could run. The content check says so before, in words; this is the lock on the
 * door, and knows no exception.
 */
export function refuseCode() {
  return (tree: TextNode): void => {
    if (holdsCode(tree)) throw new Error("This text holds code, which is never run.");
  };
}
