import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Logo } from "../../../components/picture/logo";
import { ruleCss, Stat } from "../../../components/stat";
import { color, columns, media, size, space, columnPair } from "../../../theme/tokens";

const proofCss = css({
  display: "grid",
  gap: space.wide,
  alignItems: "start",
  [media.desktop]: { gridTemplateColumns: columns.twoFifths },
});
const textCss = css({ fontSize: size.small, color: color.muted, textWrap: "balance" });
const logosCss = css({
  display: "grid",
  gridTemplateColumns: columnPair,
  gap: space.loose,
  marginBlockStart: space.normal,
});

// Aligns logos with the text above.
const logoCss = css({ justifyItems: "start" });

interface ContactProofProps extends Pick<Queries.FormSectionFragment, "customers"> {
  proof: Queries.ContactProofFragment;
}

/** A figure and logos of customers. */
export function ContactProof({ proof: { stat, trust }, customers }: ContactProofProps) {
  return (
    <div css={proofCss}>
      <dl>
        <Stat {...stat} />
      </dl>
      {customers.length > 0 ? (
        <div css={ruleCss}>
          <p css={textCss}>{trust}</p>
          <ul role="list" css={logosCss}>
            {customers.map(({ name, image }) => (
              <li key={name}>
                <Logo css={logoCss} image={image} name={name} box={{ width: 136, height: 32 }} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

export const contactProofFragment = graphql`
  fragment ContactProof on ContactProof {
    stat {
      ...Stat
    }
    trust
  }
`;
