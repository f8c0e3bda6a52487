import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Link } from "../../components/link";
import { writeStepNumber } from "../../components/step-number";
import { color, size, space, weight } from "../../theme/tokens";
import { personCss, Portrait } from "../portrait";
import { useSite } from "../use-site";

const nextCss = css({ display: "grid", gap: space.wide, alignContent: "start" });
const titleCss = css({ fontSize: size.title });
const stepsCss = css({ display: "grid", counterReset: "step" });
const stepCss = css({
  position: "relative",
  display: "grid",
  gap: space.hair,
  padding: `0 0 ${space.wide} ${space.huge}`,
  counterIncrement: "step",
  "&::before": writeStepNumber("1.75rem"),
  "&:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: "calc(0.875rem - 1px)",
    borderInlineStart: `2px solid ${color.accent}`,
  },
  "&:nth-last-of-type(2)::after": { borderInlineStartStyle: "dashed" },
  "&:last-of-type": { paddingBlockEnd: 0 },
});
const stepTitleCss = css({ fontSize: size.body });
const textCss = css({ color: color.muted, fontSize: "1rem" });
// With large text an address is wider than a small screen.
const mailCss = css({ overflowWrap: "anywhere", fontSize: "1rem", lineHeight: 2 });
const labelCss = css({ fontWeight: weight.strong });
const peopleCss = css({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.normal} ${space.wide}`,
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
});
const rowCss = css(personCss, { lineHeight: 1.35 });
const portraitCss = css({ width: "3rem", height: "3rem" });
const roleCss = css({ color: color.muted });

/** What happens after a message is sent, who answers it, and the mail address. */
export function WhatHappensNext({ next }: { next: Queries.WhatHappensNextFragment }) {
  const { site } = useSite();
  return (
    <aside css={nextCss} aria-labelledby="what-happens-next">
      <h2 css={titleCss} id="what-happens-next">
        {next.title}
      </h2>
      <ol role="list" css={stepsCss}>
        {next.steps.map((step) => (
          <li key={step.title} css={stepCss}>
            <h3 css={stepTitleCss}>{step.title}</h3>
            <p css={textCss}>{step.text}</p>
          </li>
        ))}
      </ol>
      <ul role="list" css={peopleCss}>
        {next.people.map((person) => (
          <li key={person.name} css={rowCss}>
            <Portrait css={portraitCss} person={person} />
            <p>
              {person.name}
              <br />
              <span css={roleCss}>{person.role}</span>
            </p>
          </li>
        ))}
      </ul>
      <p css={mailCss}>
        <span css={labelCss}>{next.mail}</span> <a href={`mailto:${site.email}`}>{site.email}</a>
        <br />
        <Link to={next.privacy.to}>{next.privacy.label}</Link>
      </p>
    </aside>
  );
}

export const whatHappensNextFragment = graphql`
  fragment WhatHappensNext on WhatHappensNext {
    title
    mail
    privacy {
      label
      to
    }
    steps {
      ...Point
    }
    people {
      ...Portrait
      role
    }
  }
`;
