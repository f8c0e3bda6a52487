import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { color, radius, space } from "../../theme/tokens";
import { useSite } from "../use-site";

const authorCss = css({ display: "inline-flex", alignItems: "center", gap: space.tight, color: color.text });
const faceCss = css({
  flexShrink: 0,
  width: "1.5rem",
  height: "1.5rem",
  borderRadius: radius.round,
  background: color.sunken,
});

/** Face and name of an author; those of the company for null. */
export function Author({ author }: { author: Queries.AuthorFragment | null }) {
  const { site } = useSite();
  const face = author ? author.image?.childImageSharp?.resize?.src : site.mark.publicURL;
  return (
    <span css={authorCss}>
      {face ? <img css={faceCss} src={face} alt="" width={24} height={24} loading="lazy" decoding="async" /> : null}
      {author?.name ?? site.name}
    </span>
  );
}

export const authorFragment = graphql`
  fragment Author on TeamMember {
    name
    image {
      childImageSharp {
        resize(width: 48, height: 48, quality: 70, toFormat: WEBP) {
          src
        }
      }
    }
  }
`;
