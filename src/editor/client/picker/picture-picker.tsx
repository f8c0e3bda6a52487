import { css } from "@emotion/react";
import { useState } from "react";

import { Dialog } from "../../../components/dialog";
import { color, motion, radius, size, space } from "../../../theme/tokens";
import { controlCss, hintCss, labelCss, stackCss } from "../parts/control-css";
import { UploadForm } from "./upload-form";

export interface PictureRequest {
  value: string;
  label: string;
  hint: string;
  choose: (path: string) => void;
}

const dialogCss = css({ width: "min(60rem, 100vw - 2rem)" });
const partsCss = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.loose });
const gridCss = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: space.snug,
  maxHeight: "24rem",
  overflow: "auto",
  padding: "0.25rem",
});
const tileCss = css({
  display: "grid",
  gap: space.tight,
  width: "100%",
  padding: space.tight,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  fontSize: "0.8125rem",
  lineHeight: 1.3,
  textAlign: "start",
  overflowWrap: "anywhere",
  transition: `border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&[aria-pressed=true]": { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
  "&:focus-visible": { outlineOffset: 1 },
  "& img": { width: "100%", height: "6rem", objectFit: "contain", borderRadius: "4px", background: color.sunken },
});
const emptyCss = css({ padding: space.loose, fontSize: size.small, color: color.muted, textAlign: "center" });

/** Chooses one of the pictures, or a new one. */
export function PicturePicker({
  request,
  pictures,
  onClose,
  onUploaded,
}: {
  request: PictureRequest;
  pictures: readonly string[];
  onClose: () => void;
  onUploaded: () => void;
}) {
  const { value, label, hint, choose } = request;
  const [filter, setFilter] = useState(() => value.replace(/[^/]*$/u, ""));
  const shown = pictures.filter((path) => path.toLowerCase().includes(filter.trim().toLowerCase()));
  const folders = [...new Set(pictures.map((path) => path.replace(/\/[^/]*$/u, "")))];
  function take(path: string): void {
    choose(path);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title={label} closeLabel="Close without choosing" css={dialogCss}>
      <div css={partsCss}>
        {hint ? <p css={hintCss}>{hint}. Svg, png, jpg or webp.</p> : null}
        <UploadForm
          folders={folders}
          folder={value.includes("/") ? value.replace(/\/[^/]*$/u, "") : (folders[0] ?? "")}
          onUploaded={(path) => {
            onUploaded();
            take(path);
          }}
        />
        <div css={stackCss}>
          <label css={labelCss} htmlFor="picture-filter">
            Or choose one that is there
          </label>
          <input
            css={controlCss}
            id="picture-filter"
            type="search"
            value={filter}
            placeholder="Part of its folder or name"
            onChange={({ target }) => {
              setFilter(target.value);
            }}
          />
          <p css={hintCss} role="status">
            {shown.length} of {pictures.length} pictures
          </p>
        </div>
        {shown.length === 0 ? <p css={emptyCss}>No picture has this in its name.</p> : null}
        <ul css={gridCss}>
          {shown.map((path) => (
            <li key={path}>
              <button
                type="button"
                css={tileCss}
                aria-pressed={path === value}
                onClick={() => {
                  take(path);
                }}
              >
                <img src={`/pictures/${path}`} alt="" loading="lazy" />
                {path}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
