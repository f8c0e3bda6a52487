import { css } from "@emotion/react";
import { useEffect, useRef } from "react";

import { color, space, weight } from "../../theme/tokens";
import { labelOf } from "../shared/form-schema";
import { Entries, entryCss, rowCss, type SidebarProps } from "./entries";
import { Marks, marksCss } from "./parts/marks";

const navCss = css({
  display: "grid",
  alignContent: "start",
  gap: "0.125rem",
  padding: space.snug,
  overflow: "auto",
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.sunken,
});
const kindCss = css({ fontWeight: weight.strong });
const countCss = css({
  fontSize: "0.8125rem",
  fontWeight: weight.text,
  fontVariantNumeric: "tabular-nums",
  color: color.muted,
});

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
