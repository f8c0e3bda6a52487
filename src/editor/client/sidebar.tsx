import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";

import { HiddenText } from "../../components/hidden-text";
import { Icon } from "../../components/icon";
import { color, motion, radius, size, space, weight } from "../../theme/tokens";
import type { ContentIndex, Entry, Kind, Told } from "../shared/api";
import { labelOf } from "../shared/form-schema";
import { controlCss } from "./parts/control-css";
import { ToolButton } from "./parts/tool-button";
import type { Selection } from "./state/selection";

const navCss = css({
  display: "grid",
  alignContent: "start",
  gap: "0.125rem",
  padding: space.snug,
  overflow: "auto",
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.sunken,
});
const rowCss = css({
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
const kindCss = css({ fontWeight: weight.strong });
const entryCss = css({ "&[aria-current]": { background: color.raised, boxShadow: `inset 2px 0 0 ${color.accent}` } });
const countCss = css({
  fontSize: "0.8125rem",
  fontWeight: weight.text,
  fontVariantNumeric: "tabular-nums",
  color: color.muted,
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
const marksCss = css({
  display: "flex",
  alignItems: "center",
  gap: "0.375rem",
  fontSize: "0.75rem",
  fontWeight: weight.strong,
  fontVariantNumeric: "tabular-nums",
});
const dotCss = css({ width: "0.5rem", height: "0.5rem", borderRadius: radius.round, background: color.accent });
const errorsCss = css({
  minWidth: "1.125rem",
  padding: "0 0.25rem",
  borderRadius: radius.round,
  background: color.churnText,
  color: color.onAccent,
  textAlign: "center",
  lineHeight: "1.125rem",
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

function Marks({ dirty, errors }: { dirty: boolean; errors: number }) {
  return (
    <span css={marksCss}>
      {dirty ? (
        <>
          <span css={dotCss} />
          <HiddenText>, not saved</HiddenText>
        </>
      ) : null}
      {errors > 0 ? (
        <span css={errorsCss}>
          {errors}
          <HiddenText>{errors === 1 ? " problem" : " problems"}</HiddenText>
        </span>
      ) : null}
    </span>
  );
}

function Entries({ kind, props }: { kind: Kind; props: SidebarProps }) {
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

/** All kinds of content with their records. */
export function Sidebar(props: SidebarProps) {
  const { index, selection, problems, dirty, entries, onSelect } = props;
  const nav = useRef<HTMLElement>(null);
  // A new record stands at the end of a list that may be longer than the window.
  useEffect(() => {
    nav.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
  }, [selection]);
  return (
    <nav ref={nav} css={navCss} aria-label="Content">
      {index.kinds.map((kind) => {
        const isOpen = selection?.kind === kind.name;
        const paths = new Set(kind.entries.map(({ path }) => path));
        const errors = isOpen ? 0 : problems.filter(({ file, level }) => level === "error" && paths.has(file)).length;
        const isSingle = kind.holds === "one" && !kind.files.includes("*");
        return (
          <div key={kind.name}>
            <button
              type="button"
              css={[rowCss, kindCss, isSingle && entryCss]}
              aria-expanded={isSingle ? undefined : isOpen}
              aria-current={isSingle && isOpen ? "true" : undefined}
              onClick={() => {
                const only = isSingle ? kind.entries[0]?.path : kind.holds === "list" ? kind.files : undefined;
                onSelect({ kind: kind.name, path: only });
              }}
            >
              {labelOf(kind.name)}
              <span css={marksCss}>
                <Marks dirty={[...paths].some((path) => dirty.has(path))} errors={isOpen && !isSingle ? 0 : errors} />
                {isSingle ? null : <span css={countCss}>{isOpen ? entries.length : kind.entries.length}</span>}
              </span>
            </button>
            {isOpen && !isSingle ? <Entries key={kind.name} kind={kind} props={props} /> : null}
          </div>
        );
      })}
    </nav>
  );
}
