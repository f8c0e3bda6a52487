import { editPath, tokenHeader } from "./edit-path";
import type { Edit, EditableText, EditState, ListEdit, Repair, SectionEdit, TextEdit } from "./edit-session";
import type { Source } from "./sources";

let token: Promise<string> | undefined;

async function fetchToken(): Promise<string> {
  const response = await fetch(`${editPath}/token`);
  return ((await response.json()) as { token: string }).token;
}

/** Sends a request to the development server. Throws its sentence if it declines. */
async function send<Answer>(action: string, body: object = {}): Promise<Answer> {
  token ??= fetchToken();
  const headers = { "content-type": "application/json", [tokenHeader]: await token };
  const response = await fetch(`${editPath}/${action}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? "The development server does not answer.");
  return answer;
}

const toSource = ({ file, path, start }: Source): Source => ({ file, path, ...(start !== undefined && { start }) });

export function readText(source: Source): Promise<EditableText> {
  return send("read", toSource(source));
}

/** State after a change, and the warnings of the check. */
export type Changed = EditState & { warnings: string[] };

export function changeText({ before, after, ...source }: TextEdit): Promise<Changed> {
  return send("change", { ...toSource(source), before, after });
}

export function changeList({ action, ...source }: ListEdit): Promise<Changed> {
  return send("arrange", { ...toSource(source), action });
}

export function addSection({ section, ...source }: SectionEdit): Promise<Changed> {
  return send("add", { ...toSource(source), section });
}

export function repair({ file, rule, line, column }: Repair): Promise<Changed> {
  return send("repair", { file, rule, line, column });
}

export function stepBack(): Promise<EditState & { edit: Edit }> {
  return send("undo");
}

export function stepForward(): Promise<EditState & { edit: Edit }> {
  return send("redo");
}

export function listEdits(): Promise<EditState & { diff: string }> {
  return send("list");
}
