import { type IconName, icon } from "./parts";

/** Picture of the product: HTML and its size. */
export interface Picture {
  /** File name in `data/images/product/`. */
  name: string;
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  density: number;
  body: string;
}

/** Shared by both compositions of a panel. */
interface Panel {
  name: string;
  icon: IconName;
  title: string;
}

interface Composition {
  /** Muted text beside the title. */
  note?: string;
  /** Controls at the right of the title. */
  controls?: string;
  style: string;
  content: string;
  /** Footer line. */
  foot?: string;
}

const look = `
body{display:flex;flex-direction:column;height:600px}
.head{display:flex;align-items:center;gap:12px;flex:none;height:68px;padding:0 26px;border-bottom:1px solid var(--color-line)}
.head h1{font-size:22px;white-space:nowrap}
.head > .icon{color:var(--color-accent)}
.head .controls{display:flex;gap:10px;margin-left:auto}
.content{flex:1;min-height:0;padding:22px 26px}
.foot{display:flex;align-items:center;gap:12px;flex:none;height:58px;padding:0 26px;border-top:1px solid var(--color-line);background:var(--color-ground)}
`;

/** Overrides for a phone. */
const smallLook = `
:root{--text:13px;--small:12px}body{height:427px}h2{font-size:13.5px}.head{gap:9px;height:48px;padding:0 16px}
.head h1{font-size:15.5px}.content{padding:14px 16px 0}.foot{gap:9px;height:44px;padding:0 16px;line-height:1.3}
.pill{padding:2px 8px}.chip{padding:2px 7px;border-radius:6px}
`;

function formatBody({ icon: sign, title }: Panel, composition: Composition, iconSize: number): string {
  const { note, controls = "", style, content, foot } = composition;
  const head = `<header class="head">${icon(sign, iconSize)}<h1>${title}</h1>${note ? `<span class="muted">${note}</span>` : ""}<span class="controls">${controls}</span></header>`;
  return `<style>${look}${style}</style>${head}<main class="content">${content}</main>${foot ? `<footer class="foot">${foot}</footer>` : ""}`;
}

/** Creates a picture of a panel for phones, which show it about 320 CSS pixels wide. */
export function smallPanel(panel: Panel, composition: Composition): Picture {
  const body = formatBody(panel, { ...composition, style: smallLook + composition.style }, 20);
  return { name: `small/${panel.name}`, width: 320, height: 427, density: 3, body };
}

/** Creates pictures of a panel for a column of text and for phones. */
export function panels(panel: Panel, wide: Composition, small: Composition): readonly Picture[] {
  const body = formatBody(panel, wide, 24);
  return [{ name: panel.name, width: 800, height: 600, density: 2, body }, smallPanel(panel, small)];
}
