import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { initialsOf } from "../components/picture/initials";
import { Picture } from "../components/picture/picture";
import { color, radius, size, space, weight } from "../theme/tokens";

const listCss = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space.normal });
const portraitCss = css({ borderRadius: radius.large, background: color.sunken });
const nameCss = css({ marginBlockStart: space.snug, fontWeight: weight.strong, lineHeight: 1.3 });
const roleCss = css({ fontSize: size.small, color: color.muted });

/** Who began it. */
export function Founders({ people }: { people: readonly Queries.FounderFragment[] }) {
  return (
    <ul css={listCss}>
      {people.map(({ name, role, image }) => (
        <li key={name}>
          <Picture
            css={portraitCss}
            image={image.childImageSharp?.gatsbyImageData}
            alt=""
            fallback={initialsOf(name)}
            first
          />
          <p css={nameCss}>{name}</p>
          <p css={roleCss}>{role}</p>
        </li>
      ))}
    </ul>
  );
}

export const founderFragment = graphql`
  fragment Founder on TeamMember {
    name
    role
    image {
      childImageSharp {
        gatsbyImageData(
          width: 288
          formats: [WEBP, AVIF]
          breakpoints: [160, 288, 576]
          sizes: "(min-width: 1024px) 260px, 45vw"
        )
      }
    }
  }
`;
