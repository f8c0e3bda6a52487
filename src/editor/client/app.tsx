import { css } from "@emotion/react";
import { useState } from "react";

import { color, radius, size, space, weight } from "../../theme/tokens";
import { FileNameDialog } from "./new-article";
import { ToolButton } from "./parts/tool-button";
import { PicturePicker, type PictureRequest } from "./picker/picture-picker";
import { RecordView } from "./record-view";
import { Elsewhere } from "./elsewhere";
import { Sidebar } from "./sidebar";
import { useEditor } from "./state/use-editor";
import { Toolbar } from "./toolbar";
import { useActions } from "./use-actions";

const appCss = css({
  display: "grid",
  gridTemplateColumns: "clamp(13rem, 24vw, 18rem) minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  height: "100dvh",
  fontSize: "0.9375rem",
  lineHeight: 1.5,
});
const mainCss = css({ display: "grid", gridTemplateRows: "auto minmax(0, 1fr)", minWidth: 0 });
const pageCss = css({ overflow: "auto", padding: space.loose });
const noticeCss = css({
  position: "fixed",
  insetBlockEnd: space.normal,
  insetInlineEnd: space.normal,
  display: "flex",
  alignItems: "center",
  gap: space.snug,
  maxWidth: "min(34rem, 100vw - 2rem)",
  padding: `${space.tight} ${space.normal}`,
  borderRadius: radius.medium,
  background: color.dark,
  color: color.onDark,
  fontSize: size.small,
  fontWeight: weight.strong,
  "&:empty": { display: "none" },
});
const failedCss = css({ background: color.churnText });
const noticeButtonCss = css({ color: color.onDark, borderColor: color.darkLine, background: "none" });
const welcomeCss = css({ display: "grid", gap: space.normal, maxWidth: "36rem", "& h2": { fontSize: size.title } });

/** The editor: content on the left, what is chosen on the right. */
export function App({ nonce }: { nonce: string }) {
  const editor = useEditor();
  const actions = useActions(editor);
  const [request, setRequest] = useState<PictureRequest>();
  const { index, document, notice, problems, selection, show } = editor;
  const { asked } = actions;
  const names = new Set(
    index?.kinds.find(({ name }) => name === "articles")?.entries.map(({ path }) => path.replace(/^.*\/|\.mdx$/gu, "")),
  );
  const noticeBody = notice ? (
    <>
      <span>{notice.text}</span>
      {notice.undo ? (
        <ToolButton css={noticeButtonCss} onClick={notice.undo}>
          Undo
        </ToolButton>
      ) : null}
      <ToolButton
        css={noticeButtonCss}
        aria-label="Dismiss this message"
        onClick={() => {
          editor.setNotice(undefined);
        }}
      >
        OK
      </ToolButton>
    </>
  ) : null;
  return (
    <div css={appCss}>
      {index ? (
        <Sidebar
          index={index}
          selection={selection}
          problems={problems}
          dirty={editor.dirty}
          entries={editor.entries}
          onSelect={editor.select}
          onAdd={actions.add}
        />
      ) : (
        <nav aria-label="Content" />
      )}
      <main css={mainCss}>
        <Toolbar editor={editor} actions={actions} />
        <div css={pageCss}>
          {document ? (
            <RecordView editor={editor} document={document} nonce={nonce} pickPicture={setRequest} />
          ) : selection?.path === undefined ? (
            <div css={welcomeCss}>
              <h2>{selection ? "Choose an entry on the left" : "What would you like to change?"}</h2>
              <p>
                What you change is kept in this window until you save it, and checked as you type. Saving writes the
                file in data/; nothing is published by it.
              </p>
              <Elsewhere problems={problems} onShow={show} />
            </div>
          ) : null}
        </div>
      </main>
      <div css={[noticeCss, notice?.failed && failedCss]} role={notice?.failed ? "alert" : "status"}>
        {noticeBody}
      </div>
      {request && index ? (
        <PicturePicker
          request={request}
          pictures={index.pictures}
          onClose={() => {
            setRequest(undefined);
          }}
          onUploaded={() => {
            editor.reload().catch(editor.fail);
          }}
        />
      ) : null}
      {asked ? (
        <FileNameDialog
          title={asked.what === "new" ? "New article" : "Rename the file"}
          label={asked.what === "new" ? "Title" : "New name"}
          button={asked.what === "new" ? "Make the article" : "Rename"}
          value={asked.what === "new" ? "" : (document?.file.path.replace(/^.*\/|\.mdx$/gu, "") ?? "")}
          taken={names}
          onClose={actions.forgetQuestion}
          onDone={actions.answer}
        />
      ) : null}
    </div>
  );
}
