import { css } from "@emotion/react";
import { useState } from "react";

import { isObject } from "../../content/read/record";
import { color, size, space, weight } from "../../theme/tokens";
import type { JsonSchema } from "../../content/schema/json-schema";
import type { Path } from "../shared/api";
import { nameChange } from "../shared/differences";
import { problemsAt } from "../shared/tell";
import { ArticleText } from "./article/article-text";
import { Conflict } from "./conflict";
import { Elsewhere } from "./elsewhere";
import type { FormSurroundings } from "./form/field-context";
import { ProblemList } from "./form/problem-list";
import { RecordForm } from "./form/record-form";
import { keepMine, takeTheirs, type Document } from "./state/document";
import type { Editor } from "./state/use-editor";
import { Tabs } from "./parts/tabs";

const viewCss = css({
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.loose,
  maxWidth: "46rem",
});
const wideCss = css({ display: "flex", flexDirection: "column", maxWidth: "none", height: "100%" });
const noteCss = css({ padding: space.wide, fontSize: size.small, color: color.muted });
const unreadableCss = css({
  display: "grid",
  gap: space.snug,
  maxWidth: "46rem",
  "& h2": { fontSize: size.title, fontWeight: weight.heading },
});

function schemaOf({ kind }: Editor, value: unknown): JsonSchema | undefined {
  const template = isObject(value) ? value["template"] : undefined;
  return (kind?.schemas.find((one) => one.template === template) ?? kind?.schemas[0])?.schema;
}

function replaceAt(value: unknown, index: number | undefined, record: unknown): unknown {
  return index === undefined || !Array.isArray(value)
    ? record
    : value.map((old: unknown, place) => (place === index ? record : old));
}

interface RecordViewProps {
  editor: Editor;
  document: Document;
  nonce: string;
  pickPicture: FormSurroundings["pickPicture"];
}

/** The chosen record: its form, an article's text, and what is told of the rest. */
export function RecordView({ editor, document, nonce, pickPicture }: RecordViewProps) {
  const { index, selection, kind, files, problems, show } = editor;
  const [tab, setTab] = useState<"details" | "text">("text");
  const { file, now } = document;
  const isList = kind?.holds === "list";
  const at: Path = isList ? (selection?.index === undefined ? [] : [selection.index]) : [];
  const record: unknown = isList && Array.isArray(now.value) ? now.value[selection?.index ?? -1] : now.value;
  const schema = schemaOf(editor, record);
  const here = (told: (typeof problems)[number]) =>
    told.file === file.path && (at.length === 0 || told.path?.[0] === at[0]);
  const isArticle = file.path.endsWith(".mdx");

  const conflict = (
    <Conflict
      document={document}
      onTakeTheirs={() => {
        files.update(file.path, takeTheirs);
      }}
      onKeepMine={() => {
        files.update(file.path, (current) => keepMine(current, kind ? [kind.labelledBy, "slug", "id"] : []));
      }}
      onSaveAgain={() => {
        files.save(file.path).catch(editor.fail);
      }}
    />
  );
  if (file.unreadable !== undefined) {
    return (
      <div css={unreadableCss}>
        <h2>This file cannot be read</h2>
        <p>Mend it in a text editor; it is shown here as soon as it can be read.</p>
        <Elsewhere problems={problems.filter((told) => told.file === file.path)} onShow={show} />
      </div>
    );
  }
  if (!index || !schema || record === undefined) {
    return (
      <>
        {conflict}
        <p css={noteCss}>
          {isList && Array.isArray(now.value) && now.value.length === 0
            ? "This list is empty."
            : "Choose an entry on the left."}
        </p>
        <Elsewhere problems={problems.filter(({ level }) => level === "error")} onShow={show} />
      </>
    );
  }
  const form = (
    <RecordForm
      key={`${file.path} ${String(at[0])}`}
      file={file.path}
      at={at}
      problems={problems}
      index={index}
      pickPicture={pickPicture}
      schema={schema}
      value={record}
      onChange={(value) => {
        const next = replaceAt(now.value, selection?.index, value);
        files.edit(file.path, { ...now, value: next }, nameChange(now.value, next));
      }}
    />
  );
  return (
    <div css={[viewCss, isArticle && tab === "text" && wideCss]}>
      {conflict}
      {isArticle ? <Tabs chosen={tab} onChoose={setTab} tabs={{ text: "Text", details: "Details" }} /> : null}
      <ProblemList id="record-problems" problems={problemsAt(problems, file.path, at)} />
      {isArticle && tab === "text" ? (
        <ArticleText
          key={file.path}
          body={now.body}
          frontmatter={now.value}
          problems={problems.filter((told) => told.file === file.path)}
          nonce={nonce}
          onChange={(body) => {
            files.edit(file.path, { ...now, body }, "text");
          }}
        />
      ) : (
        form
      )}
      <Elsewhere problems={problems.filter((told) => !here(told))} onShow={show} />
    </div>
  );
}
