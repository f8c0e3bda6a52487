import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { ActionList } from "../../../components/action-list";
import { ButtonLink } from "../../../components/button";
import { containerCss } from "../../../components/section";
import { withoutSources } from "../../../text/without-sources";
import { FigureRow } from "../figures/figures";
import {
  actionsCss,
  contentCss,
  darkCss,
  eyebrowCss,
  figuresRoomCss,
  gridCss,
  heroCss,
  sentenceCss,
  shortTitleCss,
  splitCss,
  tallCss,
  textCss,
  titleCss,
} from "./hero-css";
import { renderAside } from "./render-aside";

/** Breaks a headline of an exclamation or a question and another sentence between the two. */
function keepSentences(title: string): ReactNode {
  const text = withoutSources(title);
  const sentences = text.split(/(?<=[!?]) /u);
  if (sentences.length === 1) return title;
  const source = title.slice(text.length);
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 ? " " : null}
      <span css={sentenceCss}>{sentence + source}</span>
    </Fragment>
  ));
}

export function HeroSection(hero: Queries.HeroSectionFragment) {
  const { anchor, ground, eyebrow, title, lead, action, links, figures, signal, calls, art } = hero;
  const dark = ground === "dark";
  const aside = renderAside(hero);
  return (
    <div css={[heroCss, dark && darkCss]} id={anchor ?? undefined} data-hero="">
      <div
        css={[containerCss, gridCss, signal && tallCss, signal && figures.length > 0 && figuresRoomCss]}
        data-aside={aside ? (signal || art ? "full" : "column") : undefined}
      >
        <div css={[contentCss, !aside && splitCss]}>
          {eyebrow ? <p css={eyebrowCss}>{eyebrow}</p> : null}
          <h1 css={[titleCss, calls && shortTitleCss]}>{keepSentences(title)}</h1>
          <p css={textCss}>{lead}</p>
          {action ? (
            <p css={actionsCss}>
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
              {action.more ? (
                <ButtonLink to={action.more.to} variant={dark ? "onDark" : "quiet"}>
                  {action.more.label}
                </ButtonLink>
              ) : null}
            </p>
          ) : null}
        </div>
        {aside}
        {figures.length > 0 || links.length > 0 ? (
          <div data-under="">
            {figures.length > 0 ? <FigureRow figures={figures} /> : null}
            {links.length > 0 ? <ActionList actions={links} variant={dark ? "onDark" : "quiet"} /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
}

export const heroFragment = graphql`
  fragment HeroSection on HeroSection {
    ...Frame
    eyebrow
    title
    lead: text
    action {
      label
      to
      more {
        ...Action
      }
    }
    links {
      ...Action
    }
    figures {
      ...Stat
    }
    signal {
      ...Signal
    }
    map {
      ...AccountMap
    }
    picture {
      ...PanelPicture
    }
    people {
      ...HeroPerson
    }
    cards {
      ...HeroCard
    }
    calls {
      ...HeroCalls
    }
    logos: customers {
      ...HeroCustomers
    }
    art
  }
`;
