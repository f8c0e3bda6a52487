import { refuseCode, type TextNode } from "./refuse-code";

const inParagraph = (node: TextNode): TextNode => ({
  type: "root",
  children: [{ type: "paragraph", children: [node] }],
});
const element = (...attributes: { type: string; value?: unknown }[]): TextNode => ({
  type: "mdxJsxTextElement",
  attributes,
});
const statement = { estree: { body: [{}] } };

test.each<[what: string, node: TextNode]>([
  ["an import", { type: "mdxjsEsm", data: statement }],
  ["braces", { type: "mdxFlowExpression", data: statement }],
  ["braces in a line", { type: "mdxTextExpression", data: statement }],
  ["braces that were not parsed", { type: "mdxTextExpression" }],
  ["an attribute with braces", element({ type: "mdxJsxAttribute", value: { type: "mdxJsxAttributeValueExpression" } })],
  ["attributes from braces", element({ type: "mdxJsxExpressionAttribute", value: "...a" })],
])("%s never reach the compiler", (_, node) => {
  expect(() => {
    refuseCode()(inParagraph(node));
  }).toThrow("never run");
});

test.each<[what: string, node: TextNode]>([
  ["a comment", { type: "mdxTextExpression", data: { estree: { body: [] } } }],
  [
    "an attribute in quotes",
    element({ type: "mdxJsxAttribute", value: "/contact" }, { type: "mdxJsxAttribute", value: null }),
  ],
  ["words", { type: "text" }],
])("%s may", (_, node) => {
  expect(() => {
    refuseCode()(inParagraph(node));
  }).not.toThrow();
});
