import { css } from "@emotion/react";

import { color, size, space } from "../theme/tokens";
import { Icon, type IconName } from "./icon";

const listCss = css({ display: "grid", gap: space.tight });
const smallCss = css({ fontSize: size.small });
const itemCss = css({
  display: "flex",
  gap: space.tight,
  textWrap: "pretty",
  "& svg": { width: "min(1.25em, 6vw)", marginBlockStart: "0.2em" },
});

interface CheckListProps {
  points: readonly string[];
  small?: boolean;
  icon?: IconName;
  /** Color of the icons. */
  iconColor?: string;
  className?: string;
}

export function CheckList({
  points,
  small = false,
  icon = "check",
  iconColor = color.accent,
  className,
}: CheckListProps) {
  return (
    <ul role="list" css={[listCss, small && smallCss]} className={className}>
      {points.map((point) => (
        <li key={point} css={itemCss}>
          <Icon css={css({ color: iconColor })} name={icon} />
          {point}
        </li>
      ))}
    </ul>
  );
}
