/** Draws text and shapes, whose pixels differ between machines. Extensions that protect visitors may throw. */
export function drawCanvas(): HTMLCanvasElement | undefined {
  try {
    const canvas = document.createElement("canvas");
    canvas.width = 220;
    canvas.height = 40;
    // Reading from a graphics card would block the page.
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    if (!pen) return undefined;
    pen.font = "16px Arial";
    pen.textBaseline = "top";
    pen.fillStyle = "#1d4ed8";
    pen.fillRect(100, 2, 60, 20);
    pen.fillStyle = "rgb(13 148 100 / 0.7)";
    pen.fillText("Signal, 0123456789", 2, 12);
    return canvas;
  } catch {
    return undefined;
  }
}

function readCanvas(canvas: HTMLCanvasElement | undefined): string {
  try {
    return canvas?.toDataURL() ?? "";
  } catch {
    return "";
  }
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

export function readTraits(canvas = drawCanvas()) {
  const { userAgent, language } = navigator;
  const { width, height, colorDepth } = window.screen;
  return {
    userAgent,
    language,
    screen: `${width}x${height}`,
    colorDepth,
    /** In minutes. */
    timezoneOffset: new Date().getTimezoneOffset(),
    canvas: readCanvas(canvas),
  };
}

/** Hashes traits to 53 bits in base 36, not cryptographically. Source: cyrb53 (bryc, public domain). */
export function fingerprint(traits: Partial<ReturnType<typeof readTraits>>): string {
  const text = Object.values(traits).join("|");
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const mixedLow = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixedHigh ^ (mixedHigh >>> 13), 3266489909);
  return (4294967296 * (2097151 & mixedLow) + (mixedHigh >>> 0)).toString(36);
}
