import { css } from "@emotion/react";

import { color, motion, size, space, weight } from "../../../theme/tokens";

const rowCss = css({ display: "flex", gap: space.normal, borderBlockEnd: `1px solid ${color.line}` });
const tabCss = css({
  marginBlockEnd: "-1px",
  padding: `${space.tight} 0.25rem`,
  border: 0,
  borderBlockEnd: "2px solid transparent",
  background: "none",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.muted,
  transition: `color ${motion.quick}`,
  "&:hover": { color: color.text },
  "&[aria-pressed=true]": { color: color.text, borderColor: color.accent },
});

interface TabsProps<Name extends string> {
  chosen: Name;
  tabs: Record<Name, string>;
  onChoose: (name: Name) => void;
}

/** Chooses between views of one thing. */
export function Tabs<Name extends string>({ chosen, tabs, onChoose }: TabsProps<Name>) {
  return (
    <div css={rowCss} role="group" aria-label="Parts of the article">
      {(Object.entries(tabs) as [Name, string][]).map(([name, label]) => (
        <button
          key={name}
          type="button"
          css={tabCss}
          aria-pressed={name === chosen}
          onClick={() => {
            onChoose(name);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
