import { type IconName, icon } from "./parts";

/** A picture of the product: a page in HTML and its size. */
export interface Picture {
  /** Name of the file in `data/images/product/`. */
  name: string;
  width: number;
  height: number;
  body: string;
}

interface Panel {
  name: string;
  icon: IconName;
  title: string;
  /** Muted text beside the title. */
  note?: string;
  /** Controls at the right of the title. */
  controls?: string;
  style: string;
  content: string;
  /** A line below the content, on its own ground. */
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

/** A part of the product, large enough to be read in a column of text. */
export function panel({ name, icon: sign, title, note, controls, style, content, foot }: Panel): Picture {
  const head = `<header class="head">${icon(sign, 24)}<h1>${title}</h1>${note ? `<span class="muted">${note}</span>` : ""}<span class="controls">${controls ?? ""}</span></header>`;
  const body = `<style>${look}${style}</style>${head}<main class="content">${content}</main>${foot ? `<footer class="foot">${foot}</footer>` : ""}`;
  return { name, width: 800, height: 600, body };
}
