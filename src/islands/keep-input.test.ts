import { getEventListeners } from "node:events";

import { keepInput } from "./keep-input";

test("an island whose input was reported leaves no listeners behind", () => {
  const page = new EventTarget();
  globalThis.addEventListener = page.addEventListener.bind(page) as typeof addEventListener;
  globalThis.removeEventListener = page.removeEventListener.bind(page) as typeof removeEventListener;
  globalThis.document = { activeElement: null } as Document;
  const count = () => ["focusin", "focusout", "input"].map((type) => getEventListeners(page, type).length);
  const islands = [1, 2].map(() => keepInput({ querySelectorAll: () => [] } as unknown as Element));
  expect(count()).toEqual([2, 2, 2]);
  for (const { restore, report } of islands) {
    restore();
    report();
  }
  expect(count()).toEqual([0, 0, 0]);
});
