const tag = /<[a-z][^>]*>/g;
const styleAttribute = / style="([^"]*)"/;
const entities: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  // Escaped for CSS, because the character itself could close the style element.
  "&lt;": "\\3c ",
  "&gt;": ">",
  "&amp;": "&",
};

function unescape(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

/**
 * Moves style attributes to CSS rules, because a policy cannot allow single attributes. The rules have a higher specificity than
 * classes. In the browser, React sets styles through the DOM, which the policy does not restrict.
 */
export function moveStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const move = (_: string, text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return ` data-s="${number}"`;
  };
  const moved = html.replace(tag, (element) => element.replace(styleAttribute, move));
  const rules = Array.from(numbers, ([text, number]) => `:root [data-s="${number}"]{${unescape(text)}}`);
  return { html: moved, css: rules.join("") };
}
