import { formatLlmsText, formatRobots } from "./crawler-files";

const url = "https://www.acme.example";
const open = "User-agent: *\nAllow: /\n";
const sitemap = `\nSitemap: ${url}/sitemap.xml\n`;

test("robots.txt is open, closes a preview, and closes the site to crawlers that only collect texts for training", () => {
  expect(formatRobots(url, null, false)).toBe(open + sitemap);
  expect(formatRobots(url, "allow", false)).toBe(open + sitemap);
  expect(formatRobots(url, "disallow", true)).toBe("User-agent: *\nDisallow: /\n");
  const text = formatRobots(url, "disallow", false);
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n\n(?:User-agent: [\w-]+\n)+Disallow: \/\n\nSitemap: \S+\n$/u);
  for (const agent of ["GPTBot", "ClaudeBot", "Google-Extended", "CCBot"])
    expect(text).toContain(`\nUser-agent: ${agent}\n`);
  for (const agent of ["Googlebot", "OAI-SearchBot", "Claude-SearchBot", "ChatGPT-User", "Applebot"])
    expect(text).not.toContain(`User-agent: ${agent}\n`);
});

test("llms.txt lists pages by section, with absolute addresses, one line each", () => {
  const site = { name: "Acme", description: "Makes\nanvils.", url };
  const home = { path: "/", title: "Anvils [new]", description: "All of  them." };
  const article = { path: "/blog/a-b", title: "Über Ambosse", description: "Ein Text." };
  expect(
    formatLlmsText(site, [
      ["Same", [home]],
      ["Empty", []],
      ["Same", [article]],
    ]),
  ).toBe(
    `# Acme\n\n> Makes anvils.\n\n## Same\n\n- [Anvils \\[new\\]](${url}/): All of them.\n\n` +
      `## Same\n\n- [Über Ambosse](${url}/blog/a-b): Ein Text.\n`,
  );
});
