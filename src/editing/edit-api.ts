import { editPath, tokenHeader } from "./edit-path";
import type { Edit, EditState } from "./edit-history";
import type {
  EditableText,
  ListEdit,
  PageEdit,
  PictureEdit,
  Repair,
  SectionEdit,
  Surroundings,
  TextEdit,
} from "./edit-session";
import type { Source } from "./sources";

let token: string | undefined;

async function fetchToken(): Promise<string> {
  const response = await fetch(`${editPath}/token`);
  return ((await response.json()) as { token: string }).token;
}

/** Sends a request to the development server. Throws its sentence if it declines. */
async function send<Answer>(action: string, body: object = {}): Promise<Answer> {
  token ??= await fetchToken();
  const headers = { "content-type": "application/json", [tokenHeader]: token };
  const response = await fetch(`${editPath}/${action}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? "The development server does not answer.");
  return answer;
}

const toSource = ({ file, path, start }: Source): Source => ({ file, path, ...(start !== undefined && { start }) });

export function readText(source: Source): Promise<EditableText> {
  return send("read", toSource(source));
}

export function readFields(source: Source): Promise<Surroundings> {
  return send("fields", toSource(source));
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

/** Sends a file of the editor's machine as the picture of a field. */
export async function changePicture(
  { before, ...source }: Omit<PictureEdit, "name" | "content">,
  picture: File,
): Promise<Changed> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  // In parts, because a function has a limited number of arguments.
  let binary = "";
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCodePoint(...bytes.subarray(start, start + 8192));
  return send("picture", { ...toSource(source), before, name: picture.name, content: btoa(binary) });
}

export function addPage(page: PageEdit): Promise<Changed> {
  return send("page", page);
}

export function listMenus(): Promise<{ menus: string[] }> {
  return send("menus");
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

export function listEdits(): Promise<EditState & { diff: string; forms: string }> {
  return send("list");
}
