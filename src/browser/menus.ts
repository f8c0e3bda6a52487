import { findElement } from "./find-element";

/** Milliseconds for moving the pointer from the button to its panel. */
const closeDelay = 160;

/** Chrome 114, Firefox 125 and Safari 17 introduced popovers. */
const hasPopovers = "popover" in HTMLElement.prototype;

/** Listens on the window before the queue of early input, which stops events. */
function listen<Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void): void {
  addEventListener(type, act, { capture: true });
}

function findPanel(button: HTMLButtonElement): HTMLElement | null {
  return document.getElementById(button.getAttribute("popovertarget") ?? "");
}

function findButton(panel: Element): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`[popovertarget="${panel.id}"]`);
}

export function isOpen(button: HTMLButtonElement): boolean {
  return button.getAttribute("aria-expanded") === "true";
}

function findOpen(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>("[popovertarget][aria-expanded=true]")];
}

/** Updates the button, and sets `--start` of the panel: the inline offset of the button in pixels. */
function showState(button: HTMLButtonElement, panel: HTMLElement, open: boolean): void {
  const { left, right } = button.getBoundingClientRect();
  const start = document.dir === "rtl" ? document.documentElement.clientWidth - right : left;
  panel.style.setProperty("--start", `${start}px`);
  button.setAttribute("aria-expanded", String(open));
}

function setOpen(button: HTMLButtonElement, open: boolean): void {
  const panel = findPanel(button);
  if (!panel || isOpen(button) === open) return;
  // eslint-disable-next-line baseline-js/use-baseline -- guarded
  if (hasPopovers) panel.togglePopover(open);
  else {
    if (open) closeMenus((other) => !findPanel(other)?.contains(button));
    showState(button, panel, open);
  }
}

function closeMenus(isClosed: (button: HTMLButtonElement) => boolean = () => true): void {
  for (const button of findOpen().filter(isClosed)) setOpen(button, false);
}

/** Whether a node is in the element that contains button and panel. */
function isInside(button: HTMLButtonElement, node: EventTarget | null): boolean {
  return button.parentElement?.contains(node as Node | null) === true;
}

/** Opens and closes menus where the browser does not: by click and Escape. The styles read `aria-expanded`. */
function emulatePopovers(): void {
  listen("click", ({ target, isTrusted }) => {
    const pressed = findElement(target).closest<HTMLButtonElement>("[popovertarget]");
    // A replayed or synthetic click is not the visitor's, and natively closes nothing either.
    if (isTrusted) closeMenus((button) => button !== pressed && !findPanel(button)?.contains(target as Node));
    if (pressed) setOpen(pressed, !isOpen(pressed));
  });
  listen("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const open = findOpen();
    closeMenus();
    open.at(-1)?.focus();
  });
}

/** Opens menus on mouse hover. The first click on the button keeps the menu open, the next one closes it. */
function openOnHover(): void {
  let hovered: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  listen("pointerover", ({ target, relatedTarget, pointerType }) => {
    const button = findElement(target).closest("[data-menu]")?.querySelector<HTMLButtonElement>("[popovertarget]");
    if (!button || pointerType !== "mouse") return;
    clearTimeout(timer);
    // Small screens hide the button.
    if (button.offsetWidth === 0 || isOpen(button) || isInside(button, relatedTarget)) return;
    setOpen(button, true);
    hovered = button;
  });
  listen("pointerout", ({ relatedTarget }) => {
    const left = hovered;
    if (!left || isInside(left, relatedTarget)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      hovered = undefined;
      setOpen(left, false);
    }, closeDelay);
  });
  listen("click", (event) => {
    if (!hovered?.contains(event.target as Node) || !isOpen(hovered)) return;
    hovered = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}

/**
 * Adds to the menus of the header, which HTML opens (`popovertarget`), what HTML lacks: state and place, hovering, and closing when the
 * focus leaves, a link is chosen or the button is hidden.
 */
export function manageMenus(): void {
  openOnHover();
  if (!hasPopovers) emulatePopovers();
  listen("beforetoggle", ({ target, newState }) => {
    const button = findButton(findElement(target));
    if (button) showState(button, target as HTMLElement, newState === "open");
  });
  listen("focusout", ({ relatedTarget }) => {
    // It is null if the window loses the focus.
    if (relatedTarget) closeMenus((button) => !isInside(button, relatedTarget));
  });
  listen("click", ({ target }) => {
    if (findElement(target).closest("[popover] a")) closeMenus();
  });
  listen("resize", () => {
    closeMenus((button) => button.offsetWidth === 0);
  });
}
