import { css } from "@emotion/react";
import { useState } from "react";

import { Dialog } from "../../components/dialog";
import { color, radius, size, space, weight } from "../../theme/tokens";
import { listDifferences } from "../shared/differences";
import { writePath } from "../../content/read/value-path";
import { ToolButton } from "./parts/tool-button";
import type { Document } from "./state/document";

const bannerCss = css({
  display: "grid",
  gap: space.snug,
  padding: space.normal,
  border: `1px solid ${color.churnText}`,
  borderRadius: radius.medium,
  background: color.raised,
  fontSize: size.small,
});
const titleCss = css({ fontSize: size.body, fontWeight: weight.heading });
const buttonsCss = css({ display: "flex", flexWrap: "wrap", gap: space.tight });
const tableCss = css({
  tableLayout: "fixed",
  fontSize: size.small,
  lineHeight: 1.45,
  "& th, & td": {
    padding: space.tight,
    borderBlockEnd: `1px solid ${color.line}`,
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
  },
  "& thead th": { color: color.muted, fontWeight: weight.strong },
});

const most = 600;

function show(value: unknown): string {
  if (value === undefined) return "—";
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

interface ConflictProps {
  document: Document;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onSaveAgain: () => void;
}

/** Says that the file is another one on disk, shows the difference, and lets the editor decide. */
export function Conflict({ document, onTakeTheirs, onKeepMine, onSaveAgain }: ConflictProps) {
  const { file, now, theirs } = document;
  const [open, setOpen] = useState(false);
  if (theirs === undefined) return null;
  if (theirs === null) {
    return (
      <div css={bannerCss} role="alert">
        <p css={titleCss}>{file.path} has been deleted meanwhile</p>
        <p>What you see here is kept in this window alone.</p>
        <div css={buttonsCss}>
          <ToolButton onClick={onSaveAgain}>Save it again</ToolButton>
        </div>
      </div>
    );
  }
  const differences = listDifferences(
    { fields: theirs.value, text: theirs.body },
    { fields: now.value, text: now.body },
  );
  return (
    <div css={bannerCss} role="alert">
      <p css={titleCss}>{file.path} has been changed meanwhile, on disk or in another window</p>
      <p>Nothing of yours is lost, and nothing of theirs is overwritten. Look at the difference, then decide.</p>
      <div css={buttonsCss}>
        <ToolButton
          tone="primary"
          onClick={() => {
            setOpen(true);
          }}
        >
          See the difference
        </ToolButton>
        <ToolButton onClick={onTakeTheirs}>Load theirs</ToolButton>
      </div>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Theirs and yours"
        closeLabel="Close and decide later"
        css={css({ width: "min(56rem, 100vw - 2rem)" })}
      >
        <table css={tableCss}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Theirs, on disk</th>
              <th scope="col">Yours, here</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ path, before, after }) => (
              <tr key={path.join("/")}>
                <th scope="row">{path[0] === "text" ? "The text" : writePath(path.slice(1))}</th>
                <td>{show(before)}</td>
                <td>{show(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div css={[buttonsCss, css({ marginBlockStart: space.loose })]}>
          <ToolButton
            tone="primary"
            onClick={() => {
              setOpen(false);
              onKeepMine();
            }}
          >
            Keep mine on top of theirs
          </ToolButton>
          <ToolButton
            onClick={() => {
              setOpen(false);
              onTakeTheirs();
            }}
          >
            Load theirs
          </ToolButton>
        </div>
      </Dialog>
    </div>
  );
}
