const longestName = 60;

/** What can be operated, and tells what it is. */
const controls = "a, button, summary, label, input, select, textarea, [role=button]";

/** What was clicked: the control that holds it, with its name in quotes, or the element itself. Nothing that was typed is in it. */
export function describeClick(target: Element): string {
  const control = target.closest(controls);
  const element = control ?? target;
  const kind = element.localName;
  if (!control) return kind;
  const isField = control.matches("input, select, textarea");
  const name =
    control.getAttribute("aria-label") ?? (isField ? control.getAttribute("name") : control.textContent) ?? "";
  const words = name.replace(/\s+/gu, " ").trim().slice(0, longestName);
  return words ? `${kind} "${words}"` : kind;
}
