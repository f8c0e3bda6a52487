import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { coverCard } from "../../components/card";
import { Link } from "../../components/link";
import { Section, SectionHeading } from "../../components/section";
import { color, media, motion, radius, size, space, weight } from "../../theme/tokens";
import { useSite } from "../use-site";

const columnsCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.vast,
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    "& > :first-of-type": { position: "sticky", top: "calc(var(--header-height) + 2rem)", alignSelf: "start" },
    "& h2": { fontSize: `calc(${size.heading} * 0.85)` },
  },
});
const rowCss = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  gap: space.normal,
  // The hover background is wider than the text, which stays aligned with the heading.
  marginInline: `calc(-1 * ${space.snug})`,
  padding: `${space.normal} ${space.snug}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick}`,
  "& + &::before": {
    content: '""',
    position: "absolute",
    insetInline: space.snug,
    insetBlockStart: 0,
    borderBlockStart: `1px solid ${color.line}`,
  },
  "&:hover": { background: color.raised },
});
const titleCss = css({
  fontWeight: weight.strong,
  lineHeight: 1.35,
  textDecoration: "none",
  "&:visited": { color: color.muted },
  "li:hover > * > &": { color: color.accentStrong },
  ...coverCard(radius.medium),
});
const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.normal,
  marginBlockStart: "0.125rem",
  fontSize: size.small,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});

interface ArchiveRowProps {
  to: string;
  title: string;
  /** Facts below the title. */
  children: ReactNode;
}

function ArchiveRow({ to, title, children }: ArchiveRowProps) {
  const { strings } = useSite();
  return (
    <li css={rowCss}>
      <div>
        <Link css={titleCss} to={to} newTab={strings.newTab}>
          {title}
        </Link>
        <p css={factsCss}>{children}</p>
      </div>
    </li>
  );
}

/** A post or an article. */
interface ArchiveEntry {
  title: string;
  to: string;
  /** Tag or category. */
  label: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The day as visitors read it. */
  date: string;
}

/** Posts or articles of an archive page, one line each; nothing if there are none. */
export function ArchiveList({ title, entries }: { title: string; entries: readonly ArchiveEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section ground="sunken">
      <div css={columnsCss}>
        <SectionHeading title={title} />
        <ul role="list">
          {entries.map(({ title: name, to, label, day, date }) => (
            <ArchiveRow key={to} to={to} title={name}>
              <span>{label}</span>
              <time dateTime={day}>{date}</time>
            </ArchiveRow>
          ))}
        </ul>
      </div>
    </Section>
  );
}
