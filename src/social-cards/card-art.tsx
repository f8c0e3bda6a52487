import type { CSSProperties } from "react";

import { findDirection } from "../text/language";
import { socialImageSize } from "../seo/addresses";
import { color, declareTokens } from "../theme/tokens";
import typeface from "../theme/typeface.json";
import { SignalArt } from "./signal-art";
import { Title, titleWidth, trackText, type TitleStep } from "./title";

/** Content of a social card. Images are data URLs. */
export interface Card {
  language: string;
  /** Canonical path of the page. */
  path: string;
  name: string;
  mark: string;
  /** Short label above the title. */
  eyebrow?: string | null;
  title: string;
  author?: CardAuthor | null;
  /** Cover of an article for dark backgrounds, instead of the signal line. */
  cover?: string | null;
}

interface CardAuthor {
  name: string;
  role: string;
  /** Square image. */
  portrait?: string | null;
}

const cardStyle: CSSProperties = {
  ...socialImageSize,
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  padding: "54px 72px 0",
  background: color.dark,
  color: color.onDark,
  fontFamily: typeface.family,
};
const brandStyle: CSSProperties = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: 16,
  fontSize: 32,
  fontWeight: 600,
};
const textStyle: CSSProperties = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  width: titleWidth,
  height: 366,
  marginTop: 16,
};
const eyebrowStyle: CSSProperties = { marginBottom: 16, fontSize: 28, fontWeight: 500, color: color.onDarkAccent };
/** Narrower than the title, because the signal line rises below. */
const authorStyle: CSSProperties = {
  display: "flex",
  alignItems: "center",
  gap: 14,
  width: 680,
  marginTop: 26,
  fontSize: 26,
  fontWeight: 500,
  whiteSpace: "nowrap",
};
const portraitStyle: CSSProperties = { flexShrink: 0, borderRadius: 24 };
const roleStyle: CSSProperties = { flex: 1, overflow: "hidden", textOverflow: "ellipsis", color: color.onDarkMuted };

const coverStyle: CSSProperties = { position: "absolute", bottom: 46, width: 340, height: 170 };

function Author({ author: { name, role, portrait } }: { author: CardAuthor }) {
  return (
    <div style={authorStyle}>
      {portrait && <img src={portrait} alt="" width={48} height={48} style={portraitStyle} />}
      <div>{name}</div>
      <div style={roleStyle}>{role}</div>
    </div>
  );
}

/** Social card: brand, eyebrow, title, author, and cover or signal line. Mirrored in right-to-left languages. */
export function CardArt({ card, step }: { card: Card; step: TitleStep }) {
  const { language, name, mark, eyebrow, title, author, cover } = card;
  const direction = findDirection(language);
  const isMirrored = direction === "rtl";
  return (
    <div style={cardStyle} lang={language} dir={direction}>
      <style>{`:root{${declareTokens()}}`}</style>
      {cover ? (
        <img src={cover} alt="" style={{ ...coverStyle, [isMirrored ? "left" : "right"]: 72 }} />
      ) : (
        <SignalArt isMirrored={isMirrored} />
      )}
      <div style={{ ...brandStyle, letterSpacing: trackText(name, "-0.02em") }}>
        <img src={mark} alt="" width={50} height={50} />
        {name}
      </div>
      <div style={!cover || author ? textStyle : { ...textStyle, height: 276 }}>
        {eyebrow && <div style={eyebrowStyle}>{eyebrow}</div>}
        <Title title={title} step={step} />
        {author && <Author author={author} />}
      </div>
    </div>
  );
}
