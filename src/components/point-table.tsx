import { css } from "@emotion/react";

import { color, media, space, toCondition, weight, width } from "../theme/tokens";

const edge = `1px solid ${color.line}`;
const tableCss = css({
  borderBlockStart: edge,
  "& tr": { borderBlockEnd: edge },
  "& th, & td": { padding: `${space.normal} 0`, textAlign: "start", textWrap: "pretty", verticalAlign: "top" },
  "& th": { width: "37%", paddingInlineEnd: space.loose, fontWeight: weight.strong },
  "& p": { maxWidth: width.prose, color: color.muted },
  [`@media screen and ${toCondition(media.mobile)}`]: {
    "&, & tbody, & tr, & th, & td": { display: "block" },
    "& th": { width: "auto", paddingBlockEnd: 0 },
    "& td": { paddingBlockStart: space.hair },
  },
});

interface PointTableProps {
  points: readonly { title: string; text: string }[];
  /** Id of the heading that names the table. */
  labelledBy: string;
  className?: string;
}

export function PointTable({ points, labelledBy, className }: PointTableProps) {
  return (
    <table css={tableCss} className={className} aria-labelledby={labelledBy}>
      <tbody>
        {points.map(({ title, text }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>
              <p>{text}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
