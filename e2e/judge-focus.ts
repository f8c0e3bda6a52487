/**
 * What is wrong with the element that has the focus, for somebody who only has a keyboard; nothing when none has it.
 * It runs in the page, so that it must not lean on anything outside of itself.
 */
export async function judgeFocus(): Promise<{ name: string; complaints: string[] } | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  // With reduced motion every style changes within a hundredth of a millisecond, yet not at once.
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

  function readColour(value: string): [number, number, number, number] {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  }

  function luminance(value: string): number {
    const [red, green, blue] = readColour(value);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function groundOf(start: Element | null): string {
    for (let around = start; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around);
      if (readColour(backgroundColor)[3] === 255) return backgroundColor;
    }
    return "white";
  }

  const complaints: string[] = [];
  if (navigator.userAgent.includes("Firefox/")) {
    // It scrolls only to what stands wholly outside of the window: a part is to be seen, and the rest is judged where all of it is.
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) complaints.push("is wholly outside of the window");
    element.scrollIntoView({ block: "nearest" });
  }
  const box = element.getBoundingClientRect();
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  if (!inside) complaints.push("is not wholly in the window");
  // An inline link may stand on two lines; its first line is asked for.
  const line = element.getClientRects()[0] ?? box;
  const top = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
  if (!top || !(element.contains(top) || top.contains(element)))
    complaints.push(`is covered by ${top?.tagName ?? "nothing"}`);
  if (top && top !== element && top.contains(element)) complaints.push("is not hit in its middle");

  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) complaints.push("has no outline");
  const ground = groundOf(parseFloat(outlineOffset) < 0 ? element : element.parentElement);
  const [light = 0, dark = 0] = [luminance(outlineColor), luminance(ground)].sort((a, b) => b - a);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) complaints.push(`has an outline of contrast ${contrast.toFixed(2)}`);

  const before: unknown = Reflect.get(window, "lastFocused");
  Reflect.set(window, "lastFocused", element);
  if (before instanceof Element && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
    complaints.push("comes out of order");
  }
  const text = element.textContent.trim();
  const words = text === "" ? (element.getAttribute("name") ?? element.tagName) : text;
  return { name: `${element.tagName.toLowerCase()} "${words.slice(0, 40)}"`, complaints };
}
