const tag = /<[a-z][^>]*>/g;
const styleAttribute = / style="([^"]*)"/;
const signs: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'", // Not the sign itself, which could end the element that holds the rules.
  "&lt;": "\\3c ",
  "&gt;": ">",
  "&amp;": "&",
};

function unescape(text: string): string {
  return text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (sign) => signs[sign] ?? sign);
}

/**
 * Takes the styles out of a page's attributes, where a policy could only allow all of them, and makes rules of them. Each stands for
 * what React has written, and reaches further than a class. In the browser React sets styles by the DOM, which a policy leaves alone.
 * @param html as React has rendered it
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
