import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { ButtonLink } from "../../components/button";
import { cardCss } from "../../components/card";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import { color, media, motion, size, space } from "../../theme/tokens";
import { DraftTag } from "../draft-tag";
import { fill } from "../../text/fill";
import { useSite } from "../use-site";

const listCss = css({ display: "grid", gap: space.normal });
const jobCss = css({
  gap: `${space.normal} ${space.huge}`,
  justifyItems: "start",
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.muted },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr) auto",
    alignItems: "center",
    paddingBlock: space.loose,
  },
});
const titleCss = css({ fontSize: size.title });
const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "1.25rem",
  // Hides the separators before the first fact of each line.
  overflow: "clip",
  marginBlockStart: space.tight,
  fontSize: size.small,
  color: color.muted,
  "& li": { position: "relative" },
  "& li::before": {
    content: '"·"',
    position: "absolute",
    insetInlineEnd: "100%",
    width: "1.25rem",
    textAlign: "center",
  },
});
const payCss = css({ marginBlockStart: space.hair, fontSize: size.small, fontVariantNumeric: "tabular-nums" });
const textCss = css({ color: color.muted });

/** Open positions, each with a link to apply. */
export function JobsSection({ title: heading, text: lead, jobs, ...frame }: Queries.JobsSectionFragment) {
  const { site } = useSite();
  return (
    <Section frame={frame} spacing="none" title={heading} text={lead}>
      {jobs.length === 0 ? <p css={textCss}>{fill(strings.noJobs, { email: site.email })}</p> : null}
      <ul role="list" css={listCss}>
        {jobs.map(
          ({ title, department, location, type, pay, description, applyUrl, draft, datePosted, dateText }, index) => (
            <li key={index} css={[cardCss, jobCss]}>
              <div>
                <h3 css={titleCss}>{title}</h3>
                <DraftTag draft={draft} day={datePosted} date={dateText} />
                <ul role="list" css={factsCss}>
                  <li>{department}</li>
                  <li>{location}</li>
                  <li>{type}</li>
                </ul>
                {pay ? (
                  <p css={payCss}>{fill(strings.pay[pay.unit as keyof typeof strings.pay], { amount: pay.amount })}</p>
                ) : null}
              </div>
              <p css={textCss}>{description}</p>
              <ButtonLink to={applyUrl}>
                {strings.applyNow}
                <HiddenText>: {title}</HiddenText>
                <Icon name="arrowUpRight" />
              </ButtonLink>
            </li>
          ),
        )}
      </ul>
    </Section>
  );
}

export const jobsFragment = graphql`
  fragment JobsSection on JobsSection {
    ...Frame
    title
    text
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
