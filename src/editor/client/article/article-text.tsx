import { css } from "@emotion/react";

import { color, size, space, weight } from "../../../theme/tokens";
import type { Told } from "../../shared/api";
import { tellInFull } from "../../shared/tell";
import { PreviewFrame } from "./preview-frame";
import { TextEditor } from "./text-editor";

const columnsCss = css({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr) minmax(0, 1fr) auto",
  gap: space.normal,
  flex: "1 0 40rem",
  height: 0,
  "@media (min-width: 64rem)": {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr) auto",
    flexBasis: "24rem",
  },
});
const listCss = css({ gridColumn: "1 / -1", display: "grid", gap: space.hair, fontSize: size.small });
const lineCss = css({ fontWeight: weight.strong, color: color.churnText });

interface ArticleTextProps {
  body: string;
  frontmatter: unknown;
  problems: readonly Told[];
  nonce: string;
  onChange: (body: string) => void;
}

/** The text of an article beside what the site makes of it. */
export function ArticleText({ body, frontmatter, problems, nonce, onChange }: ArticleTextProps) {
  const inText = problems.filter(({ bodyLine }) => bodyLine !== undefined);
  return (
    <div css={columnsCss}>
      <TextEditor value={body} problems={inText} describedBy="text-problems" nonce={nonce} onChange={onChange} />
      <PreviewFrame text={body} frontmatter={frontmatter} nonce={nonce} />
      <ul css={listCss} id="text-problems">
        {inText.map((told) => (
          <li key={`${told.bodyLine ?? 0} ${told.message}`}>
            <span css={lineCss}>Line {told.bodyLine}</span> {tellInFull(told)}
          </li>
        ))}
      </ul>
    </div>
  );
}
