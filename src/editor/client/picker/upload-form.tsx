import { css } from "@emotion/react";
import { useState, type DragEvent } from "react";

import { color, motion, radius, size, space, weight } from "../../../theme/tokens";
import { api } from "../api";
import { controlCss, hintCss, labelCss, stackCss } from "../parts/control-css";
import { ToolButton } from "../parts/tool-button";

const dropCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.normal,
  padding: space.normal,
  border: `1px dashed ${color.muted}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick}`,
  "@media (min-width: 48rem)": {
    gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto",
    alignItems: "start",
    "& > button": { marginBlockStart: "1.4rem", minHeight: "2.375rem" },
  },
});
const overCss = css({ background: color.accentSoft, borderColor: color.accent });
const failedCss = css({
  gridColumn: "1 / -1",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: color.churnText,
});

interface UploadFormProps {
  folders: readonly string[];
  folder: string;
  onUploaded: (path: string) => void;
}

/** Brings a new picture into the content: chosen or dropped here, with a name of its own. */
export function UploadForm({ folders, folder: first, onUploaded }: UploadFormProps) {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState("");
  const [folder, setFolder] = useState(first);
  const [state, setState] = useState<{ busy: boolean; failed?: string }>({ busy: false });
  const [over, setOver] = useState(false);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setName(chosen?.name.replace(/\.[^.]*$/u, "") ?? "");
    setState({ busy: false });
  }

  function drag(event: DragEvent, isOver: boolean): void {
    event.preventDefault();
    setOver(isOver);
  }

  async function upload(): Promise<void> {
    if (!file) return;
    setState({ busy: true });
    try {
      const { path } = await api.upload(folder, name, file);
      onUploaded(path);
    } catch (error) {
      setState({ busy: false, failed: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    // Dropping is a shortcut; the field in it does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      css={[dropCss, over && overCss]}
      onDragOver={(event) => {
        drag(event, true);
      }}
      onDragLeave={(event) => {
        drag(event, false);
      }}
      onDrop={(event) => {
        drag(event, false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <div css={stackCss}>
        <label css={labelCss} htmlFor="upload-file">
          New picture
        </label>
        <input
          css={controlCss}
          id="upload-file"
          type="file"
          accept=".svg,.png,.jpg,.jpeg,.webp"
          onChange={({ target }) => {
            choose(target.files?.[0]);
          }}
        />
        <p css={hintCss}>
          {file ? `${file.name}, ${Math.ceil(file.size / 1024)} KB` : "Or drop it here; at most 12 MB"}
        </p>
      </div>
      <div css={stackCss}>
        <label css={labelCss} htmlFor="upload-name">
          Its name
        </label>
        <input
          css={controlCss}
          id="upload-name"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <p css={hintCss}>Becomes lower-case, with hyphens</p>
      </div>
      <div css={stackCss}>
        <label css={labelCss} htmlFor="upload-folder">
          Folder
        </label>
        <select
          css={controlCss}
          id="upload-folder"
          value={folder}
          onChange={({ target }) => {
            setFolder(target.value);
          }}
        >
          {folders.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
        <p css={hintCss}>Below data/images</p>
      </div>
      <ToolButton tone="primary" disabled={!file || name.trim() === "" || state.busy} onClick={() => void upload()}>
        {state.busy ? "Uploading…" : "Upload"}
      </ToolButton>
      <p css={failedCss} role="alert">
        {state.failed}
      </p>
    </div>
  );
}
