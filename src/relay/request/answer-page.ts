import type { HTMLRewriter as Rewriter } from "@cloudflare/workers-types";

import { fieldNames } from "../../contact/rules";
import { ownHeaders, type Answer } from "./answer";
import { counter } from "../words";

declare const HTMLRewriter: typeof Rewriter;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** What stands when the site's page cannot be had. */
function writeBarePage({ title, text }: Answer["words"]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`;
}

/**
 * The contact page as an answer to its own form, for a browser without scripts: with what came of it, and with the form filled in
 * again when it was refused. Its scripts are left out, for they would take the visitor back to the page's own address.
 */
export async function answerPage(
  { status, words, field, headers, entered }: Answer,
  fetchPage: () => Promise<Response>,
): Promise<Response> {
  const page = await fetchPage().catch(() => undefined);
  const html = { ...ownHeaders, ...headers, "content-type": "text/html; charset=utf-8" };
  if (!page?.ok) return new Response(writeBarePage(words), { status, headers: html });

  let look = "";
  const rewriter = new HTMLRewriter()
    .on("script, link[as=script], link[as=fetch], link[rel=prefetch]", {
      element: (element) => {
        element.remove();
      },
    })
    .on("title", {
      element: (element) => {
        element.prepend(`${words.title} – `);
      },
    })
    .on("[data-answer]", {
      element: (element) => {
        look = element.getAttribute("class") ?? "";
        element.removeAttribute("hidden");
        element.setAttribute("role", status < 400 ? "status" : "alert");
        element.setAttribute("data-answer", status < 400 ? "success" : "failure");
        element.setInnerContent(`<strong>${escapeHtml(words.title)}</strong><span>${escapeHtml(words.text)}</span>`, {
          html: true,
        });
      },
    });
  if (status < 400) {
    rewriter.on("form[data-contact]", {
      element: (element) => {
        element.remove();
      },
    });
  }
  rewriter.on("#message-hint", {
    element: (element) => {
      element.setInnerContent(counter.replace("{n}", String(entered?.message.length ?? 0)));
    },
  });
  for (const name of entered ? fieldNames : []) {
    const value = entered?.[name] ?? "";
    rewriter.on(`[name=${name}]`, {
      element: (element) => {
        if (element.tagName === "textarea") element.setInnerContent(value);
        else element.setAttribute("value", value);
        if (name === field) {
          element.setAttribute("aria-invalid", "true");
          const described = element.getAttribute("aria-describedby") ?? "";
          element.setAttribute("aria-describedby", `${name}-error ${described}`.trim());
          element.setAttribute("autofocus", "");
          // The page opens at the field, which on a small screen is far from its beginning.
          const error = `<p id="${name}-error" class="${look}" data-answer="field">${escapeHtml(words.text)}</p>`;
          element.after(error, { html: true });
        }
      },
    });
  }
  const answer = rewriter.transform(page as never) as unknown as Response;
  const all = new Headers(answer.headers);
  for (const [name, value] of Object.entries(html)) all.set(name, value);
  for (const name of ["etag", "content-length", "link"]) all.delete(name);
  return new Response(answer.body, { status, headers: all });
}
