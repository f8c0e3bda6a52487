import { listAllPaths } from "./built-paths";
import { expect, test } from "./test";

for (const path of listAllPaths()) {
  test(`${path} writes no error to the console and asks nothing of another origin`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL ?? ""}/`) && !url.startsWith("data:")) complaints.push(`asked for ${url}`);
    });
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}
