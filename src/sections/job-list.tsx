import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../components/card";
import { ButtonLink } from "../components/button";
import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { HiddenText } from "../components/hidden-text";
import { color, media, size, space, width } from "../theme/tokens";
import { useSite } from "./use-site";

interface JobListProps {
  heading: Queries.HeadingFragment;
  jobs: readonly Queries.JobFragment[];
}

const listCss = css({ display: "grid", gap: space.normal });
const jobCss = css({
  gap: space.loose,
  justifyItems: "start",
  [media.desktop]: { gridTemplateColumns: "1fr auto", alignItems: "center" },
});
const wordsCss = css({ display: "grid", gap: space.tight });
const titleCss = css({ fontSize: size.title });
const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.hair} ${space.normal}`,
  fontSize: size.small,
  color: color.muted,
});
const textCss = css({ maxWidth: width.measure });

/** The open positions, each with the way to apply. */
export function JobList({ heading, jobs }: JobListProps) {
  const { strings } = useSite();
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul css={listCss}>
        {jobs.map(({ title, department, location, type, description, applyUrl }) => (
          <li key={applyUrl} css={[cardCss, jobCss]}>
            <div css={wordsCss}>
              <h3 css={titleCss}>{title}</h3>
              <ul css={factsCss}>
                <li>{department}</li>
                <li>{location}</li>
                <li>{type}</li>
              </ul>
              <p css={textCss}>{description}</p>
            </div>
            <ButtonLink to={applyUrl} newTab={strings.newTab}>
              {strings.applyNow}
              <HiddenText>: {title}</HiddenText>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const jobFragment = graphql`
  fragment Job on Job {
    title
    department
    location
    type
    description
    applyUrl
  }
`;
