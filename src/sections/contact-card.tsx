import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../components/card";
import { containerCss } from "../components/section";
import { ContactForm } from "../contact/contact-form";
import { color, media, size, space } from "../theme/tokens";
import { useSite } from "./use-site";

interface ContactCardProps {
  title: string;
  strings: Queries.FormStringsFragment;
  next: Queries.WhatHappensNextFragment;
}

const gridCss = css({
  display: "grid",
  gap: space.vast,
  paddingBlock: space.vast,
  [media.wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
});
const nextCss = css({ display: "grid", gap: space.loose, alignContent: "start", [media.wide]: { order: -1 } });
const titleCss = css({ fontSize: size.title });
const stepsCss = css({ display: "grid", gap: space.loose, counterReset: "step" });
const stepCss = css({
  display: "grid",
  gap: space.hair,
  paddingInlineStart: space.loose,
  borderInlineStart: `2px solid ${color.accent}`,
});
const stepTitleCss = css({ fontSize: size.body });
const formCss = css({ gap: space.loose, padding: "clamp(1.5rem, 4vw, 3rem)" });

/** The card with the form, beside what happens after it was sent. */
export function ContactCard({ title, strings, next }: ContactCardProps) {
  const { site } = useSite();
  return (
    <div css={[containerCss, gridCss]}>
      <div css={[cardCss, formCss]}>
        <h2 css={titleCss}>{title}</h2>
        <ContactForm strings={strings} />
      </div>
      <aside css={nextCss} aria-labelledby="what-happens-next">
        <h2 css={titleCss} id="what-happens-next">
          {next.title}
        </h2>
        <ol css={stepsCss}>
          {next.steps.map((step) => (
            <li key={step.title} css={stepCss}>
              <h3 css={stepTitleCss}>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p>
          {next.mail} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </aside>
    </div>
  );
}

export const whatHappensNextFragment = graphql`
  fragment WhatHappensNext on WhatHappensNext {
    title
    mail
    steps {
      ...Point
    }
  }
`;

export const formStringsFragment = graphql`
  fragment FormStrings on FormStrings {
    firstName
    lastName
    phone
    email
    message
    messagePlaceholder
    counter
    required
    send
  }
`;
