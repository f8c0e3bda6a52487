import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../../../components/link";
import { PointList } from "../../../components/point-list";
import { createStepListCss } from "../../../components/step-list-css";
import { color, limit, size, space, weight, wrapping } from "../../../theme/tokens";
import { PersonByline } from "../../portrait";
import { useSite } from "../../use-site";

const nextCss = css({ display: "grid", gap: space.wide, alignContent: "start" });
const titleCss = css({ fontSize: size.title });
const stepsCss = css(createStepListCss(limit(1.75)), { "& li": { gap: space.hair }, "& h3": { fontSize: size.body } });
const mailCss = css({ lineHeight: 2 });
const labelCss = css({ fontWeight: weight.strong });
const peopleCss = css({
  ...wrapping,
  gap: `${space.normal} ${space.wide}`,
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
});
const portraitCss = css({ width: "3rem", height: "3rem" });

export function WhatHappensNext({ next }: { next: Queries.WhatHappensNextFragment }) {
  const { site } = useSite();
  return (
    <aside css={nextCss} aria-labelledby="what-happens-next">
      <h2 css={titleCss} id="what-happens-next">
        {next.title}
      </h2>
      <PointList css={stepsCss} points={next.steps} ordered />
      <ul role="list" css={peopleCss}>
        {next.people.map((person) => (
          <li key={person.name}>
            <PersonByline css={portraitCss} person={person} note={person.role} />
          </li>
        ))}
      </ul>
      <p css={mailCss}>
        <span css={labelCss}>{next.mail}</span> <a href={`mailto:${site.email}`}>{site.email}</a>
        {next.privacy ? (
          <>
            <br />
            <Link to={next.privacy.to}>{next.privacy.label}</Link>
          </>
        ) : null}
      </p>
    </aside>
  );
}

export const whatHappensNextFragment = graphql`
  fragment WhatHappensNext on WhatHappensNext {
    title
    mail
    privacy {
      ...Action
    }
    steps {
      ...Point
    }
    people {
      ...Portrait
    }
  }
`;
