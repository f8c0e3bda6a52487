import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { ButtonLink } from "../../components/button";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { color, media, oneColumn, size, space } from "../../theme/tokens";
import { DraftTag } from "../draft-tag";
import { Portrait } from "../portrait";
import { fill } from "../../text/fill";
import { useSite } from "../use-site";

const listCss = css({ borderBlockEnd: `1px solid ${color.line}` });
const jobCss = css({
  ...oneColumn,
  alignItems: "start",
  columnGap: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
  [media.mobile]: { justifyItems: "start", paddingBlockEnd: space.normal, "& > details": { width: "100%" } },
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", "& > a": { marginBlockStart: "1.25rem" } },
});
const rowCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space.hair} ${space.loose}`,
  alignItems: "center",
  paddingBlock: space.normal,
  fontSize: size.small,
  color: color.muted,
  "&::-webkit-details-marker": { display: "none" },
  "&:hover h3": { color: color.accentStrong },
  "& > svg": { gridArea: "1 / 2", color: color.accentStrong },
  "[open] > & > svg": { rotate: "180deg" },
  "& > span": { gridColumn: "1 / -1" },
  [media.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr) 13rem auto",
    "& > svg": { gridArea: "1 / 3" },
    "& > h3 ~ span": { gridArea: "1 / 2" },
    "& > h3 + span": { gridArea: "2 / 1" },
  },
  [media.broad]: {
    grid: "1fr auto auto 1fr / minmax(0, 1fr) 8rem 13.5rem 9.5rem auto",
    paddingBlock: space.snug,
    "& > h3 ~ span": { gridArea: "1 / 2 / -1" },
    "& > svg": { gridArea: "1 / 5 / -1" },
    "& > h3": { gridRow: 2 },
    "& > h3 + span": { gridArea: "3 / 1" },
  },
});
const titleCss = css({ fontSize: size.title, color: color.text });
const payCss = css({
  color: color.text,
  [media.desktop]: { "&&&": { gridArea: "2 / 2" } },
  [media.broad]: { "&&&": { gridArea: "1 / 3 / -1" } },
});
const managerCss = css({
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  lineHeight: 1.25,
  [media.desktop]: { "&&&": { gridArea: "3 / 1" } },
  [media.broad]: { "&&&": { gridArea: "1 / 4 / -1" } },
});
const bodyCss = css({ display: "grid", gap: space.normal, paddingBlockEnd: space.loose, maxWidth: "42em" });
const textCss = css({ color: color.muted });

type Job = Queries.JobsSectionFragment["jobs"][number];

function JobRow({ title, department, location, type, pay, manager, draft, datePosted, dateText }: Job) {
  return (
    <summary css={rowCss}>
      <h3 css={titleCss}>{title}</h3>
      <span>
        {department} · {type} <DraftTag draft={draft} date={datePosted} dateText={dateText} />
      </span>
      <span>{location}</span>
      {pay ? <span css={payCss}>{fill(strings.pay[pay.unit], { amount: pay.amount })}</span> : null}
      {manager ? (
        <span css={managerCss}>
          <Portrait person={manager} /> {manager.name}
        </span>
      ) : null}
      <Icon name="chevronDown" />
    </summary>
  );
}

/** Open positions: rows that open, each with a link to apply. */
export function JobsSection({ title: heading, text: lead, jobs, ...frame }: Queries.JobsSectionFragment) {
  const { site } = useSite();
  return (
    <Section frame={frame} spacing="none" title={heading} text={lead} layout="beside">
      {jobs.length === 0 ? <p css={textCss}>{fill(strings.noJobs, { email: site.email })}</p> : null}
      <ul role="list" css={jobs.length > 0 && listCss}>
        {jobs.map((job, index) => (
          <li key={index} css={jobCss}>
            <details>
              <JobRow {...job} />
              <div css={bodyCss}>
                <p>{job.description}</p>
              </div>
            </details>
            <ButtonLink to={job.applyUrl} variant="quiet">
              {strings.applyNow}
              <HiddenText>: {job.title}</HiddenText>
              <Icon name="arrowUpRight" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const jobsFragment = graphql`
  fragment JobsSection on JobsSection {
    ...Titled
    jobs {
      title
      department
      location
      type
      pay {
        currency
        min
        max
        unit
        amount
      }
      manager {
        ...Portrait
      }
      description
      applyUrl
      draft
      remote
      country
      employmentType
      datePosted(formatString: "YYYY-MM-DD")
      validThrough(formatString: "YYYY-MM-DD")
      dateText
    }
  }
`;
