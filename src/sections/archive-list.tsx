import { css } from "@emotion/react";

import { Link } from "../components/link";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { columnsCss, factsCss, rowCss, titleCss } from "./archive-css";
import { useSite } from "./use-site";

/** A post or an article. */
export interface ArchiveEntry {
  title: string;
  to: string;
  /** Tag or category. */
  label: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** The day as visitors read it. */
  date: string;
}

interface ArchiveListProps {
  title: string;
  entries: readonly ArchiveEntry[];
}

const plainRowCss = css({ gridTemplateColumns: "minmax(0, 1fr)" });

/** Posts or articles of an archive page, one line each; nothing where there are none. */
export function ArchiveList({ title, entries }: ArchiveListProps) {
  const { strings } = useSite();
  if (entries.length === 0) return null;
  return (
    <Section ground="sunken">
      <div css={columnsCss}>
        <SectionHeading title={title} />
        <ul role="list">
          {entries.map(({ title: name, to, label, day, date }) => (
            <li key={to} css={[rowCss, plainRowCss]}>
              <div>
                <Link css={titleCss} to={to} {...(to.startsWith("/") ? {} : { newTab: strings.newTab })}>
                  {name}
                </Link>
                <p css={factsCss}>
                  <span>{label}</span>
                  <time dateTime={day}>{date}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
