import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { cardCss } from "../../../components/card";
import { containerCss } from "../../../components/section";
import { ContactForm } from "../../../contact/contact-form.island";
import { color, media, radius, size, space, tracking, weight } from "../../../theme/tokens";
import { useSite } from "../../use-site";
import { formCss } from "./form-css";
import { FormCustomers } from "./form-customers";
import { WhatHappensNext } from "./form-next";
import { FormNotice } from "./form-notice";
import { MessageSent } from "./form-sent";

// Large screens show the form beside all text.
const gridCss = css({
  display: "grid",
  gap: `${space.huge} ${space.vast}`,
  paddingBlock: "clamp(3rem, 6vw, 5.5rem) clamp(4rem, 8vw, 7rem)",
  [media.wide]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridTemplateRows: "auto 1fr",
    "& > :nth-of-type(2)": { gridColumn: 2, gridRow: "1 / span 2" },
  },
});
const introCss = css({ display: "grid", gap: space.normal, alignContent: "start" });
const titleCss = css({
  fontSize: size.display,
  lineHeight: 1.04,
  letterSpacing: tracking.tighter,
  [media.wide]: { fontSize: size.figure },
  [media.broad]: { fontSize: size.display },
});
const laterTitleCss = css({ fontSize: size.heading });
const textCss = css({
  fontSize: size.lead,
  color: color.muted,
  maxWidth: "26.5em",
  [media.wide]: { maxWidth: "19em", textWrap: "balance" },
});
const sideCss = css({ display: "grid", alignContent: "start", gap: space.wide });
const answerCss = css({
  gap: space.hair,
  padding: space.normal,
  border: `1px solid ${color.churnText}`,
  borderRadius: radius.small,
  background: color.raised,
  "&:not([hidden])": { display: "grid" },
  "&[data-answer=success]": { borderColor: color.growthText },
  // Removes the frame beside an invalid field, where it would look like a field.
  "&[data-answer=field]": {
    padding: 0,
    border: 0,
    background: "none",
    fontSize: size.small,
    fontWeight: weight.strong,
    color: color.churnText,
  },
});
const cardTitleCss = css({ fontSize: size.title });

export function FormSection(section: Queries.FormSectionFragment & { position: number }) {
  const { position, anchor, title, lead, card, sent, notice, trust, next, customers } = section;
  const { site } = useSite();
  return (
    <div css={[containerCss, gridCss]} id={anchor ?? undefined}>
      <div css={introCss}>
        {position === 0 ? <h1 css={titleCss}>{title}</h1> : <h2 css={laterTitleCss}>{title}</h2>}
        <p css={textCss}>{lead}</p>
      </div>
      <div css={sideCss}>
        <div css={[cardCss, formCss]}>
          <h2 css={cardTitleCss} id="contact-form">
            {card}
          </h2>
          {/* Filled in by the relay if the form is sent without scripts. */}
          <p css={answerCss} id="contact-answer" data-answer="" hidden />
          <ContactForm
            mailAddress={site.email}
            titleId="contact-form"
            thanks={{ title: sent.title, named: sent.named }}
            content={<MessageSent {...sent} person={next.people[0]} />}
          />
          <FormNotice {...notice} />
        </div>
        {trust && customers.length > 0 ? <FormCustomers trust={trust} customers={customers} /> : null}
      </div>
      <WhatHappensNext next={next} />
    </div>
  );
}

export const formFragment = graphql`
  fragment FormSection on FormSection {
    ...Frame
    title
    lead: text
    card
    next {
      ...WhatHappensNext
    }
    sent {
      ...MessageSent
    }
    notice {
      ...FormNotice
    }
    trust
    customers {
      name
      image {
        ...LogoFile
      }
    }
  }
`;
