import { css } from "@emotion/react";

import { Logo } from "../../../components/picture/logo";
import { ruleCss } from "../../../components/stat";
import { color, columnPair, size, space } from "../../../theme/tokens";

const textCss = css({ fontSize: size.small, color: color.muted });
const logosCss = css({
  display: "grid",
  gridTemplateColumns: columnPair,
  gap: space.loose,
  marginBlockStart: space.normal,
});

// Aligns logos with the text above.
const logoCss = css({ justifyItems: "start" });

export function FormCustomers({ trust, customers }: Pick<Queries.FormSectionFragment, "trust" | "customers">) {
  return (
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
  );
}
