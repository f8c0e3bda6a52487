import type { Element, HTMLRewriter as Rewriter } from "@cloudflare/workers-types";

import strings from "#content/interface.json";
import site from "#content/site.json";
import { fieldNames } from "../../contact/rules";
import { findDirection } from "../../text/language";
import { escapeHtml } from "../../text/escape-html";
import { fill } from "../../text/fill";
import { ownHeaders, type Answer } from "./answer";

declare const HTMLRewriter: typeof Rewriter;

/** Fallback page if the contact page cannot be loaded. */
function formatBarePage({ title, text }: Answer["shown"]): string {
  return `<!doctype html><html lang="${site.language}" dir="${findDirection(site.language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`;
}

/** Adds the result to the contact page, and fills in the form or removes it. */
function rewritePage(page: Response, { status, shown, field, entered }: Answer): Response {
  const rewriter = new HTMLRewriter();
  const isSuccess = status < 400;
  const [title, text] = [shown.title, shown.text].map(escapeHtml);
  let className = "";
  function change(selector: string, element: (element: Element) => void) {
    rewriter.on(selector, { element });
  }
  // Hydration would replace what is changed here.
  change("script, link[as=script], link[as=fetch], link[rel=prefetch]", (element) => void element.remove());
  // The page itself may be indexed, and names itself as the original of this one.
  change("meta[name=robots]", (element) => void element.setAttribute("content", "noindex"));
  change("link[rel=canonical]", (element) => void element.remove());
  change("title", (element) => void element.prepend(`${shown.title} – `));
  change("[data-answer]", (element) => {
    className = element.getAttribute("class") ?? "";
    element.removeAttribute("hidden");
    element.setAttribute("role", isSuccess ? "status" : "alert");
    element.setAttribute("data-answer", isSuccess ? "success" : "failure");
    element.setInnerContent(`<strong>${title}</strong><span>${text}</span>`, { html: true });
  });
  if (isSuccess) {
    change("form[data-contact]", (element) => void element.remove());
    change("[data-sent]", (element) => void element.removeAttribute("hidden"));
  }
  const note = fill(strings.form.kept, { email: site.email });
  if (entered && !field) change("#contact-note", (element) => void element.setInnerContent(note));
  const count = fill(strings.form.counter, { n: String(entered?.message.length ?? 0) });
  change("#message-hint", (element) => void element.setInnerContent(count));
  for (const name of entered ? fieldNames : []) {
    change(`[name=${name}]`, (element) => {
      const value = entered?.[name] ?? "";
      if (element.tagName === "textarea") element.setInnerContent(value);
      else element.setAttribute("value", value);
      if (name !== field) return;
      const described = element.getAttribute("aria-describedby") ?? "";
      element.setAttribute("aria-invalid", "true");
      element.setAttribute("aria-describedby", `${name}-error ${described}`.trim());
      // Scrolls to the field.
      element.setAttribute("autofocus", "");
      element.after(`<p id="${name}-error" class="${className}" data-answer="field">${text}</p>`, { html: true });
    });
  }
  return rewriter.transform(page as never) as unknown as Response;
}

/**
 * Responds with a page to a form submitted without scripts.
 * @param fetchPage loads the contact page; undefined for a page with the result alone
 */
export async function answerPage(answer: Answer, fetchPage?: () => Promise<Response>): Promise<Response> {
  const { status, shown } = answer;
  const own = { ...ownHeaders, ...answer.headers, "content-type": "text/html; charset=utf-8" };
  const page = await fetchPage?.().catch(() => undefined);
  if (!page?.ok) return new Response(formatBarePage(shown), { status, headers: own });
  const { body, headers } = rewritePage(page, answer);
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(own)) all.set(name, value);
  for (const name of ["etag", "content-length", "link"]) all.delete(name);
  return new Response(body, { status, headers: all });
}
