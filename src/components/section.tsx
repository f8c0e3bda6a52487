import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { color, columns, media, size, space, width } from "../theme/tokens";

const spacingCss = {
  none: css({ paddingBlock: `0 ${space.sectionMedium}` }),
  small: css({ paddingBlock: space.sectionSmall }),
  medium: css({ paddingBlock: space.sectionMedium }),
  large: css({ paddingBlock: `${space.sectionLarge} ${space.sectionMedium}` }),
};

const groundCss = {
  plain: undefined,
  sunken: css({
    background: color.sunken,
    borderBlock: `1px solid ${color.line}`,
    "@media print": { borderBlock: 0 },
  }),
  dark: css({ background: color.dark, color: color.onDark }),
};

export const containerCss = css({
  maxWidth: `calc(${width.page} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});

interface SectionProps extends Partial<Omit<SectionHeadingProps, "id">> {
  children: ReactNode;
  /** Choices of a page's section; null leaves them to its kind. */
  frame?: { anchor: string | null; ground: Queries.Ground | null; spacing: Queries.Spacing | null };
  ground?: Queries.Ground;
  /** Space above the content. */
  spacing?: Queries.Spacing;
  /** Id of the heading that names the section. */
  labelledBy?: string;
}

/** Section whose background is as wide as the window and its content as wide as the page, under its heading if it has a title. */
export function Section({ children, frame, className, labelledBy, title, text, layout, ...kind }: SectionProps) {
  const spacing = frame?.spacing ?? kind.spacing ?? "medium";
  const ground = frame?.ground ?? kind.ground ?? "plain";
  return (
    <section
      css={[spacingCss[spacing], groundCss[ground]]}
      className={className}
      id={frame?.anchor ?? undefined}
      aria-labelledby={labelledBy}
    >
      <div css={containerCss}>
        {title === undefined ? null : <SectionHeading title={title} text={text} layout={layout} id={labelledBy} />}
        {children}
      </div>
    </section>
  );
}

const headingCss = css({
  display: "grid",
  gap: space.normal,
  maxWidth: width.measure,
  marginBlockEnd: `clamp(${space.wide}, 4vw, ${space.huge})`,
  breakInside: "avoid",
  breakAfter: "avoid",
});
const layoutCss = {
  above: undefined,
  // Aligns the first lines of title and text.
  beside: css({
    [media.wide]: {
      gridTemplateColumns: columns.threeFifths,
      gap: space.vast,
      alignItems: "baseline",
      maxWidth: "none",
    },
  }),
};
const titleCss = css({ fontSize: size.heading, maxWidth: "13.7em" });
const textCss = css({ fontSize: size.lead, opacity: 0.82, maxWidth: "34.5em", textWrap: "balance" });

interface SectionHeadingProps {
  title: string;
  text?: string | null | undefined;
  id?: string | undefined;
  /** Title above or beside the text. */
  layout?: keyof typeof layoutCss | undefined;
  className?: string;
}

export function SectionHeading({ title, text, id, layout = "above", className }: SectionHeadingProps) {
  return (
    <div css={[headingCss, layoutCss[layout]]} className={className}>
      <h2 css={titleCss} id={id}>
        {title}
      </h2>
      {text ? <p css={textCss}>{text}</p> : null}
    </div>
  );
}
