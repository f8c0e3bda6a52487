import { css } from "@emotion/react";
import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { Link } from "../../components/link";
import { Tag } from "../../components/tag";
import { color, motion, size, space, weight } from "../../theme/tokens";
import { PersonPortrait } from "./people-portrait";
import { Profiles } from "./people-profiles";

const cardCss = css({ display: "grid", alignContent: "start", placeItems: "start", gap: space.hair });
// Wide cards show the text beside the portrait.
const besideCss = css({
  "@container (min-width: 20rem)": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space.loose },
});
const factsCss = css({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: space.hair,
  width: "100%",
  paddingBlockStart: space.tight,
});
const nameCss = css({ fontSize: size.body });
const roleCss = css({ fontSize: size.small, color: color.muted });
const aboutCss = css({ width: "100%", fontSize: size.small });
const summaryCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.hair,
  minHeight: "1.75rem",
  color: color.accentStrong,
  fontWeight: weight.strong,
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { color: color.text },
  "& svg": { transition: `rotate ${motion.quick}` },
  "[open] > & svg": { rotate: "180deg" },
  "@media print": { display: "none" },
});
// Not a grid: Chromium 156 crashes if a script reads the columns of a grid in a closed `<details>`.
const bioCss = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space.tight,
  paddingBlock: space.hair,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
});

interface PersonCardProps extends Omit<Parameters<typeof PersonPortrait>[0], "member"> {
  member: Queries.PersonCardFragment;
  /** Opens the text, and allows it beside the portrait. */
  beside: boolean;
}

/** Portrait, name, role and links of a person, and a disclosure with a biography and an article. */
export function PersonCard({ member, beside, ...portrait }: PersonCardProps) {
  const { name, role, firm, bio, article } = member;
  return (
    <li css={beside && css({ containerType: "inline-size" })}>
      <div css={[cardCss, beside && besideCss]}>
        <PersonPortrait {...portrait} member={member} />
        <div css={factsCss}>
          <h3 css={nameCss}>{name}</h3>
          <p css={roleCss}>{role}</p>
          {firm ? <Tag>{firm}</Tag> : null}
          {bio ? (
            <details css={aboutCss} open={beside}>
              <summary css={summaryCss}>
                <span>
                  {strings.about}
                  <HiddenText> {name}</HiddenText>
                </span>
                <Icon name="chevronDown" />
              </summary>
              <div css={bioCss}>
                <p>{bio}</p>
                {article ? <Link to={article.path}>{article.title}</Link> : null}
              </div>
            </details>
          ) : null}
          <Profiles {...member} />
        </div>
      </div>
    </li>
  );
}

export const personCardFragment = graphql`
  fragment PersonCard on TeamMember {
    slug
    name
    role
    firm
    bio
    linkedin
    twitter
    email
    article {
      path
      title
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 296, breakpoints: [150, 226, 296, 350, 444])
      }
    }
  }
`;
