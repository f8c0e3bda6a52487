import { type Account } from "../sample/accounts";
import { type Owner } from "../sample/company";
import { icons } from "./icons";

export type Tone = "growth" | "churn" | "accent" | "neutral";
export type IconName = keyof typeof icons;

export function icon(name: IconName, size = 20): string {
  return `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${icons[name]}"/></svg>`;
}

export function pill(text: string, tone: Tone, iconName?: IconName): string {
  return `<span class="pill ${tone}">${iconName ? icon(iconName, 15) : ""}${text}</span>`;
}

export function chip(text: string, iconName?: IconName): string {
  return `<span class="chip">${iconName ? icon(iconName, 16) : ""}${text}</span>`;
}

export function button(text: string, iconName?: IconName, kind = ""): string {
  return `<span class="button ${kind}">${iconName ? icon(iconName, 18) : ""}${text}</span>`;
}

export function select(text: string, iconName?: IconName): string {
  return `<span class="button">${iconName ? icon(iconName, 18) : ""}${text}${icon("chevronDown", 16)}</span>`;
}

/** Segmented control. */
export function segmented(options: readonly string[], chosen: number): string {
  const items = options.map((option, index) => `<span class="${index === chosen ? "chosen" : ""}">${option}</span>`);
  return `<span class="segmented">${items.join("")}</span>`;
}

export function tile(account: Pick<Account, "mark">, size = 34): string {
  return `<span class="tile" style="width:${size}px;height:${size}px;font-size:${Math.max(16, size * 0.38)}px">${account.mark}</span>`;
}

export function person(owner: Owner, size = 30): string {
  return `<span class="person" style="width:${size}px;height:${size}px;font-size:${Math.max(16, size * 0.38)}px">${owner}</span>`;
}

/** Account name with a second line. */
export function who(account: Pick<Account, "mark" | "name">, under: string, size = 34): string {
  return `<span class="who">${tile(account, size)}<span><b>${account.name}</b><small>${under}</small></span></span>`;
}

export function dot(color: string, size = 10): string {
  return `<span class="dot" style="background:${color};width:${size}px;height:${size}px"></span>`;
}

/** Formats a signed number with a minus sign instead of a hyphen. */
export function sign(value: number, digits = 1, unit = ""): string {
  const text = `${Math.abs(value).toFixed(digits)}${unit}`;
  if (value === 0) return text;
  return `${value < 0 ? "−" : "+"}${text}`;
}

/** Names a month by its distance from now, e.g. *−6 mo*, so that pictures do not age. */
export function nameMonth(ahead: number, unit = " mo"): string {
  return ahead === 0 ? "Now" : sign(ahead, 0, unit);
}

/** Returns the CSS class of a signed number. */
export function nameTone(value: number): "muted" | "fall" | "up" {
  if (value === 0) return "muted";
  return value < 0 ? "fall" : "up";
}
