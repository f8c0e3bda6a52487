import { css } from "@emotion/react";
import { useState } from "react";

import { Icon } from "../../components/icon";
import { color, motion, radius, size, space } from "../../theme/tokens";
import type { ContentIndex, Entry, Kind, Told } from "../shared/api";
import { labelOf } from "../shared/form-schema";
import { controlCss } from "./parts/control-css";
import { Marks } from "./parts/marks";
import { ToolButton } from "./parts/tool-button";
import type { Selection } from "./state/selection";

export const rowCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space.tight,
  width: "100%",
  minHeight: "2.125rem",
  padding: "0.25rem 0.625rem",
  border: 0,
  borderRadius: radius.small,
  background: "none",
  fontSize: size.small,
  textAlign: "start",
  transition: `background-color ${motion.quick}`,
  "&:hover": { background: color.line },
  "&:focus-visible": { outlineOffset: "-2px", borderRadius: radius.small },
});
export const entryCss = css({
  "&[aria-current]": { background: color.raised, boxShadow: `inset 2px 0 0 ${color.accent}` },
});
const labelCss = css({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const detailCss = css({
  display: "block",
  fontSize: "0.8125rem",
  color: color.muted,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const openCss = css({
  display: "grid",
  gap: space.tight,
  marginBlock: "0.125rem 0.75rem",
  paddingInlineStart: space.tight,
});
const emptyCss = css({ padding: "0.25rem 0.625rem", fontSize: size.small, color: color.muted });

export interface SidebarProps {
  index: ContentIndex;
  selection: Selection | undefined;
  problems: readonly Told[];
  dirty: ReadonlySet<string>;
  /** Entries of the chosen kind as they stand here, drafts among them. */
  entries: readonly Entry[];
  onSelect: (selection: Selection) => void;
  onAdd: (kind: Kind) => void;
}

function countErrors(problems: readonly Told[], { path, index }: Pick<Entry, "path" | "index">): number {
  return problems.filter(
    (told) => told.file === path && told.level === "error" && (index === undefined || told.path?.[0] === index),
  ).length;
}

/** The records of the kind that is open. */
export function Entries({ kind, props }: { kind: Kind; props: SidebarProps }) {
  const { selection, problems, dirty, entries, onSelect, onAdd } = props;
  const [search, setSearch] = useState("");
  const words = search.trim().toLowerCase();
  const shown = entries.filter(({ label, detail, path }) => `${label} ${detail} ${path}`.toLowerCase().includes(words));
  return (
    <div css={openCss}>
      {kind.holds === "list" || kind.name === "articles" ? (
        <ToolButton
          onClick={() => {
            onAdd(kind);
          }}
        >
          <Icon name="plus" /> New {kind.noun}
        </ToolButton>
      ) : null}
      {entries.length > 6 ? (
        <input
          css={controlCss}
          type="search"
          aria-label={`Search ${labelOf(kind.name).toLowerCase()}`}
          placeholder="Search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
      ) : null}
      {shown.length === 0 ? (
        <p css={emptyCss}>{entries.length === 0 ? "Nothing here yet." : "Nothing has this in its name."}</p>
      ) : null}
      <ul>
        {shown.map((entry) => (
          <li key={`${entry.path} ${entry.index ?? ""}`}>
            <button
              type="button"
              css={[rowCss, entryCss]}
              aria-current={selection?.path === entry.path && selection.index === entry.index ? "true" : undefined}
              onClick={() => {
                onSelect({ kind: kind.name, path: entry.path, index: entry.index });
              }}
            >
              <span css={labelCss}>
                {entry.label}
                {entry.detail ? <span css={detailCss}>{entry.detail}</span> : null}
              </span>
              <Marks dirty={entry.index === undefined && dirty.has(entry.path)} errors={countErrors(problems, entry)} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
