/** A color, which may be a function: `color-mix(in oklab, COLOR SHARE%, COLOR)`. */
const mix = /color-mix\(in \w+, ([^%]+) (\d+)%, ([^()]+(?:\([^()]*\))?)\)/gu;

interface StyleElement {
  type: string;
  value: string;
  return: string;
}

function replaceMix(_: string, color: string, share: string, other: string): string {
  if (color === "currentColor" && other === "transparent") return `rgb(128 128 128/${share}%)`;
  return Number(share) < 50 ? other : color;
}

/** Plugin of Stylis: adds a plain color before each `color-mix()`, which Chrome supports from 111 on. */
export function addColorFallback(element: StyleElement): void {
  if (element.type !== "decl" || !element.value.includes("color-mix(")) return;
  element.return = element.value.replace(mix, replaceMix) + element.value;
}
