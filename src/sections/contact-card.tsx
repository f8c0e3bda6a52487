import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../components/card";
import { containerCss } from "../components/section";
import { ContactForm } from "../contact/contact-form";
import { color, media, size, space } from "../theme/tokens";
import { WhatHappensNext } from "./what-happens-next";

interface ContactCardProps {
  hero: Queries.HeroFragment;
  title: string;
  strings: Queries.FormStringsFragment;
  next: Queries.WhatHappensNextFragment;
}

// The form comes right after the headline; on a large screen it stands beside all words, which begin on its line.
const gridCss = css({
  display: "grid",
  gap: `${space.huge} clamp(3rem, 7vw, 7rem)`,
  paddingBlock: "clamp(3rem, 6vw, 5.5rem) clamp(4rem, 8vw, 7rem)",
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    gridTemplateRows: "auto 1fr",
    "& > :nth-child(2)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});
const introCss = css({ display: "grid", gap: space.normal, alignContent: "start" });
const titleCss = css({ fontSize: size.display, lineHeight: 1.04, letterSpacing: "-0.035em" });
const textCss = css({ fontSize: size.lead, color: color.muted, maxWidth: "40ch" });
const formCss = css({
  alignSelf: "start",
  gap: space.normal,
  padding: "clamp(1.25rem, 4vw, 2.75rem)",
  boxShadow: "0 32px 64px -40px rgb(13 20 36 / 0.3)",
});
const cardTitleCss = css({ fontSize: size.subheading });

/** Headline, the card with the form, and what happens after it was sent. */
export function ContactCard({ hero, title, strings, next }: ContactCardProps) {
  return (
    <div css={[containerCss, gridCss]}>
      <div css={introCss}>
        <h1 css={titleCss}>{hero.title}</h1>
        <p css={textCss}>{hero.text}</p>
      </div>
      <div css={[cardCss, formCss]}>
        <h2 css={cardTitleCss}>{title}</h2>
        <ContactForm strings={strings} />
      </div>
      <WhatHappensNext next={next} />
    </div>
  );
}

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
