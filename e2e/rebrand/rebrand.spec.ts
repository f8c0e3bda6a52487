import { readRebrandGuide } from "../../src/theme/testing/rebrand-guide";
import { expect, test } from "../test";
import { foreignName } from "./build";

const { colors, typeface } = readRebrandGuide();

/** Returns the notation of computed styles. */
function toRgb(color = ""): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

test("pages have the colors of the guide", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("banner").getByRole("link", { name: "Book a Call" });
  await expect(button).toHaveCSS("background-color", toRgb(colors["accent"]));
  await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", toRgb(colors["ink"]));
});

test("a name with letters of another font file has one font, which other pages do not load", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/careers");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  await page.goto("/team");
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(fonts).size).toBe(2);

  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument", { depth: -1 });
  const id = await page.getByRole("heading", { name: foreignName }).evaluate((heading) => (heading.id = "foreign"));
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector: `#${id}` });
  const drawn = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  const families = [...new Set(drawn.fonts.map(({ familyName }) => familyName))];
  // The font names its default size and weight, too.
  expect(families).toEqual([expect.stringMatching(new RegExp(`^${typeface["family"] ?? ""}\\b`, "u"))]);
});
