import { css } from "@emotion/react";

import { space, weight } from "../../theme/tokens";
import { Link } from "../link";

const brandCss = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space.tight,
  minHeight: "2.75rem",
  fontSize: "1.25rem",
  fontWeight: weight.heading,
  letterSpacing: "-0.02em",
  textDecoration: "none",
});

interface BrandProps {
  name: string;
  mark: string | null;
  page?: string;
  /** At the page's top, seen at once. */
  first?: boolean;
}

/** The mark and the name, leading home. */
export function Brand({ name, mark, page, first = false }: BrandProps) {
  return (
    <Link css={brandCss} to="/" current={page === "/"}>
      {mark ? <img src={mark} alt="" width={32} height={32} loading={first ? "eager" : "lazy"} /> : null}
      {name}
    </Link>
  );
}
