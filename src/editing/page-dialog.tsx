import { css } from "@emotion/react";
import { useEffect, useState, type RefObject } from "react";

import { space } from "../theme/tokens";
import { buttonCss, errorCss, rowCss } from "./bar-styles";
import { addPage, listMenus, type Changed } from "./edit-api";

const formCss = css({ display: "grid", gap: space.snug, "& label": { display: "grid" } });

/** Menu that leads to the page. */
function MenuChoice() {
  const [menus, setMenus] = useState<string[]>([]);

  useEffect(() => {
    // Without them, the page is in no menu.
    listMenus().then(
      (found) => setMenus(found.menus),
      () => undefined,
    );
  }, []);

  return (
    <label>
      Menu
      <select css={buttonCss} name="menu">
        <option value="">None</option>
        {menus.map((label, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PageDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onSave: (state: Changed, path: string) => void;
}

/** Asks for the headline and the path of a new page, and for the menu that leads to it. */
export function PageDialog({ ref, onSave }: PageDialogProps) {
  const [message, setMessage] = useState("");
  const close = () => ref.current?.close();

  async function add({ path = "", title = "", menu = "" }: Record<string, string>): Promise<void> {
    setMessage("");
    try {
      const changed = await addPage({ path, title, ...(menu !== "" && { menu: Number(menu) }) });
      close();
      onSave(changed, path);
    } catch (error) {
      setMessage((error as Error).message);
    }
  }

  return (
    <dialog ref={ref} aria-label="New page">
      <form
        css={formCss}
        onSubmit={(event) => {
          event.preventDefault();
          void add(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
        }}
      >
        <p>It begins with the texts of the shortest page. Without a menu it is a draft, which visitors do not see.</p>
        <label>
          Headline
          <input css={buttonCss} name="title" required />
        </label>
        <label>
          Path
          <input
            css={buttonCss}
            name="path"
            required
            placeholder="/product/reports"
            pattern="/([a-z0-9\-]+/)*[a-z0-9\-]+"
          />
        </label>
        <MenuChoice />
        <p role="alert" css={errorCss}>
          {message}
        </p>
        <div css={rowCss}>
          <button css={buttonCss}>Add the page</button>
          <button type="button" css={buttonCss} onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
