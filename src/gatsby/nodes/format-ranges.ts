import { z } from "zod";

import { mapTexts } from "../../content/read/record";
import { componentRules } from "../../content/text/components";
import type { MdxNode } from "../../content/text/mdx-nodes";

/** Writes ranges of percentages with an en dash: *2–4%* for *2-4%*. Skips escapes in URLs. */
function formatRanges(text: string): string {
  return text.replace(/(?<![\d.,-])(\d[\d.,]*)-(?=\d[\d.,]*[\s\u00A0]?%(?![\da-f]{2}))/giu, "$1–");
}

/** Rules of fields that visitors read as they are written, besides fields without a rule. */
const readable = ["alt", "definition", "term"];

/** Returns a value with formatted ranges in its texts, not in its addresses, keys and Markdown. */
export function formatTexts<Value>(schema: unknown, value: Value): Value {
  return mapTexts(schema, value, (text, field) => {
    if (!(field instanceof z.ZodType)) return text;
    const { rule } = field.meta() ?? {};
    return !rule || readable.includes(rule.kind) ? formatRanges(text) : text;
  }) as Value;
}

/** Plugin of remark: formats the ranges in a text and in the attributes of its components, not in code and addresses. */
export function formatProse() {
  return function visit(node: MdxNode): void {
    if (node.type === "text") node.value = formatRanges(node.value);
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const shape = componentRules.get(node.name ?? "")?.attributes.shape ?? {};
      for (const attribute of node.attributes)
        if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string" && attribute.name in shape)
          attribute.value = formatTexts(shape[attribute.name], attribute.value);
    }
    if ("children" in node) for (const child of node.children) visit(child);
  };
}
