/** Escapes a text for HTML, also in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
