import { hashText } from "./hash";

interface PrivateNavigator extends Navigator {
  /** The visitor's wish, where the browser sends it (Global Privacy Control). */
  globalPrivacyControl?: boolean;
}

/** What tells browsers apart. */
export interface Traits {
  userAgent: string;
  language: string;
  screen: string;
  colourDepth: number;
  /** In minutes. */
  timezoneOffset: number;
  canvas: string;
}

/** Letters and shapes come out a little different from one machine to the next. */
function drawCanvas(): string {
  try {
    const canvas = document.createElement("canvas");
    canvas.width = 220;
    canvas.height = 40;
    const pen = canvas.getContext("2d");
    if (!pen) return "";
    pen.font = "16px Arial";
    pen.textBaseline = "top";
    pen.fillStyle = "#1d4ed8";
    pen.fillRect(100, 2, 60, 20);
    pen.fillStyle = "rgb(13 148 100 / 0.7)";
    pen.fillText("Signal, 0123456789", 2, 12);
    return canvas.toDataURL();
  } catch {
    return "";
  }
}

/** Whether the visitor has asked not to be told apart. */
export function asksForPrivacy(): boolean {
  return (navigator as PrivateNavigator).globalPrivacyControl === true;
}

export function readTraits(): Traits {
  const { userAgent, language } = navigator;
  const { width, height, colorDepth } = window.screen;
  return {
    userAgent,
    language,
    screen: `${width}x${height}`,
    colourDepth: colorDepth,
    timezoneOffset: new Date().getTimezoneOffset(),
    canvas: drawCanvas(),
  };
}

/** One name for a browser with these traits, in base 36. */
export function fingerprint(traits: Partial<Traits>): string {
  return hashText(Object.values(traits).join("|"));
}
