import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { Section, type Ground } from "../components/section";
import { color, media, size, space, weight } from "../theme/tokens";

const titleCss = css({ fontSize: size.heading, marginBlockEnd: space.huge });
const listCss = css({ display: "grid", gap: space.wide, "& > *": { minWidth: 0 } });
const specimenCss = css({
  display: "grid",
  gap: space.normal,
  paddingBlockStart: space.normal,
  borderBlockStart: `1px solid color-mix(in oklab, currentColor 22%, transparent)`,
  [media.wide]: { gridTemplateColumns: "11rem minmax(0, 1fr)" },
});
const nameCss = css({
  fontSize: size.small,
  fontWeight: weight.strong,
  letterSpacing: 0,
  lineHeight: 1.5,
  textWrap: "wrap",
  opacity: 0.85,
});
const rowCss = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space.loose} ${space.normal}` });
const noteCss = css({ fontSize: size.small, color: color.muted, maxWidth: "60ch" });

/** A kind of primitive, under its name. */
export function Shelf({
  id,
  title,
  ground,
  children,
}: {
  id: string;
  title: string;
  ground?: Ground;
  children: ReactNode;
}) {
  return (
    <Section id={id} labelledBy={`${id}-title`} {...(ground ? { ground } : {})}>
      <h2 css={titleCss} id={`${id}-title`}>
        {title}
      </h2>
      <div css={listCss}>{children}</div>
    </Section>
  );
}

/** A primitive in one or several states. `row` sets them side by side. */
export function Specimen({ name, row = false, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <div css={specimenCss}>
      <h3 css={nameCss}>{name}</h3>
      <div css={row ? rowCss : css({ minWidth: 0 })}>{children}</div>
    </div>
  );
}

/** What to know of a specimen. */
export function Note({ children }: { children: ReactNode }) {
  return <p css={noteCss}>{children}</p>;
}
