import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { color, media, radius, size, space } from "../theme/tokens";
import { useSite } from "./use-site";

const emptyCss = css({ display: "grid", gap: space.loose });
const boxCss = css({
  display: "grid",
  gap: space.loose,
  justifyItems: "start",
  alignItems: "center",
  padding: `clamp(${space.loose}, 4vw, ${space.vast})`,
  borderRadius: radius.large,
  background: color.dark,
  color: color.onDark,
  [media.desktop]: { gridTemplateColumns: "1fr auto" },
});
const sentenceCss = css({ fontSize: size.lead, color: color.muted });
const wordsCss = css({ display: "grid", gap: space.tight });
const titleCss = css({ fontSize: size.title });
const textCss = css({ color: color.onDarkMuted });

/** Stands in the place of posts where a category has none: says so, and where the next one is announced. */
export function NoPosts({ strings }: { strings: Queries.NoPostsFragment }) {
  const { site, strings: shared } = useSite();
  const { title, text, label } = strings.stayUpdated;
  return (
    <div css={emptyCss}>
      <p css={sentenceCss}>{strings.noPosts}</p>
      <div css={boxCss}>
        <div css={wordsCss}>
          <h3 css={titleCss}>{title}</h3>
          <p css={textCss}>{text}</p>
        </div>
        <ButtonLink to={site.social.url} newTab={shared.newTab}>
          <Icon name="linkedin" />
          {label}
        </ButtonLink>
      </div>
    </div>
  );
}

export const noPostsFragment = graphql`
  fragment NoPosts on InterfaceStrings {
    noPosts
    stayUpdated {
      title
      text
      label
    }
  }
`;
