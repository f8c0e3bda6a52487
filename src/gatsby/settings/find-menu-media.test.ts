import { media } from "../../theme/tokens";
import { findMenuMedia } from "./find-menu-media";

test("with short labels, the desktop layout shows the menus", () => {
  expect(findMenuMedia("Acme", ["Products", "Resources", "Company"], "Book a Call")).toEqual({
    narrow: media.mobile,
    wide: media.desktop,
  });
});

test("long labels keep the toggle in wider windows, and too many labels in all windows", () => {
  const labels = ["Produkte", "Wissenswertes", "Unternehmen"];
  expect(findMenuMedia("Beispielfirma", labels, "Gespräch vereinbaren").wide).toBe("@media (min-width: 58em)");
  expect(findMenuMedia("范例公司有限", ["产品与解决方案", "资源", "公司"], "预约演示").wide).toBe(media.desktop);
  expect(findMenuMedia("Acme", [...labels, ...labels, ...labels], "Book").wide).toBe("@media (min-width: 10000em)");
});
