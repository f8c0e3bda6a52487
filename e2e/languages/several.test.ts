import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load, type CheerioAPI } from "cheerio";

import { listFiles } from "../../src/content/read/data-folder";
import english from "../../starter/interface.json";
import oldPaths from "../../starter/redirects.json";
import { openVisitData, readRecord, waitForViews } from "../analytics/visits";
import { findOnlyMail, makeAddress, makeMark } from "../contact/outbox";
import { starter } from "../sites";
import { findLanguage, listBuiltPaths } from "../support/built-paths";
import { findDeadLinks, readPage } from "../support/find-dead-links";
import { openPage } from "../support/page-actions";
import { expect, test } from "../test";
import { languages as others, port, root, translate } from "./translate.mjs";

const { settings } = starter;
const languages = [{ language: "en", locale: "en_US", path: "", name: "English" }].concat(
  others.map((each) => ({ ...each, name: { de: "Deutsch", ar: "العربية" }[each.language] ?? "" })),
);
const publicFolder = join(root, "public");

/** The draft, and the page that has not been translated. */
const missing = ["/ar/blog/sales-and-service", "/ar/imprint"];

/** Pages that correspond, by language; those of the site alone. */
type Alternates = Partial<Record<string, string>>;

interface BuiltPage {
  path: string;
  canonical: string;
  html: string;
  $: CheerioAPI;
  alternates: Alternates;
}

/** Reads links to pages in other languages. Fails if a language has two. */
function readAlternates(
  links: readonly (readonly [language: string | undefined, url: string | undefined])[],
): Alternates {
  const names = links.map(([language]) => language);
  expect(new Set(names).size, names.join(" ")).toBe(names.length);
  return Object.fromEntries(links.map(([language = "", url = ""]) => [language, url.replace(settings.url, "") || "/"]));
}

function readBuiltPage(path: string, file: string, canonical: string): BuiltPage {
  const html = readFileSync(join(publicFolder, file), "utf8");
  const $ = load(html);
  const links = Array.from($("link[hreflang]"), (link) => [$(link).attr("hreflang"), $(link).attr("href")] as const);
  return { path, canonical, html, $, alternates: readAlternates(links) };
}

/** Returns the language of a page. */
function readLanguage({ path }: Pick<BuiltPage, "path">) {
  const found = findLanguage(languages, path);
  if (!found) throw new Error(`${path} has no language.`);
  return found;
}

let pages: BuiltPage[];

test.beforeAll(() => {
  pages = listBuiltPaths({ publicFolder, settings }).map(({ path, canonical }) =>
    readBuiltPage(path, `${path}/index.html`, canonical),
  );
});

test("pages that correspond name each other in their heads and in the one sitemap, others nothing", async ({
  request,
}) => {
  const originals = new Map(pages.flatMap((page) => (page.path === page.canonical ? [[page.path, page]] : [])));
  const read = (path: string) => originals.get(path)?.alternates;
  const both = (path: string, german: string) => ({ en: path, de: german, "x-default": path });
  expect(read("/")).toEqual({ ...both("/", "/de"), ar: "/ar" });
  expect(read("/de/kontakt")).toEqual({ ...both("/contact", "/de/kontakt"), ar: "/ar/contact" });
  expect(read("/blog/first-week")).toEqual({
    ...both("/blog/first-week", "/de/blog/erste-woche"),
    ar: "/ar/blog/first-week",
  });
  expect(read("/blog/sales-and-service")).toEqual(both("/blog/sales-and-service", "/de/blog/sales-and-service"));
  expect(read("/de/imprint")).toEqual(both("/imprint", "/de/imprint"));
  // Alternates of sites elsewhere are in the content of the page.
  expect(read("/ar/all-sections")).toEqual({
    ...both("/all-sections", "/de/all-sections"),
    ar: "/ar/all-sections",
    fr: "https://fr.starter.example/toutes-les-sections",
    he: "https://he.starter.example/all-sections",
  });
  const alone = [...originals.values()].filter(({ alternates }) => Object.keys(alternates).length === 0);
  expect(alone.map(({ path }) => path)).toEqual(["/ar/blog/customers-call"]);

  for (const page of originals.values()) {
    const { path, alternates, $ } = page;
    const own = readLanguage(page);
    const named = languages.filter(({ language }) => alternates[language]);
    if (named.length > 0) expect([alternates[own.language], alternates["x-default"]]).toEqual([path, alternates["en"]]);
    // Each page that it names has the same links, and so this page among them.
    for (const { language } of named) expect(read(alternates[language] ?? ""), path).toEqual(alternates);
    const locales = Array.from($("meta[property='og:locale:alternate']"), (each) => $(each).attr("content"));
    // A page may name pages of other sites besides.
    const known = locales.filter((locale) => languages.some((each) => each.locale === locale));
    expect(known, path).toEqual(named.filter((each) => each !== own).map(({ locale }) => locale));
    expect($("meta[property='og:locale']").attr("content"), path).toBe(own.locale);
  }

  const $ = load(await (await request.get("/sitemap.xml")).text(), { xml: true });
  const listed = Array.from($("url"), (entry) => {
    const links = Array.from($(entry).find("xhtml\\:link"), (link) => [$(link).attr("hreflang"), $(link).attr("href")]);
    const path = $(entry).find("loc").text().replace(settings.url, "");
    return [path, readAlternates(links.map(([language, url]) => [language, url]))] as const;
  });
  expect(listed.map(([path]) => path).sort()).toEqual([...originals.keys()].sort());
  for (const [path, alternates] of listed) {
    expect(alternates, path).toEqual(read(path));
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots.match(/^Sitemap: .*$/gmu)).toEqual([`Sitemap: ${settings.url}/sitemap.xml`]);
  expect(listFiles(publicFolder).filter((file) => /sitemap|robots\.txt/u.test(file))).toEqual([
    "robots.txt",
    "sitemap.xml",
  ]);

  for (const path of missing) {
    expect((await request.get(path)).status(), path).toBe(404);
    const naming = listFiles(publicFolder).filter(
      (file) =>
        /\.(?:html|js|json|xml|txt)$/u.test(file) && readFileSync(join(publicFolder, file), "utf8").includes(path),
    );
    expect(naming, path).toEqual([]);
  }
});

test("the footer leads to the same page in each other language, or to its home", () => {
  const unknown = languages.map(({ path }) => readBuiltPage(`${path}/404`, `${path}/404.html`, ""));
  for (const page of [...pages, ...unknown]) {
    const { $, path, alternates } = page;
    const links = Array.from($("footer a[hreflang]"), (link) => {
      const { href, hreflang, lang } = $(link).attr() ?? {};
      return { href, hreflang, lang, text: $(link).text() };
    });
    for (const other of languages.filter((each) => each !== readLanguage(page))) {
      const { language, name: text, path: home } = other;
      const href = alternates[language] ?? (home || "/");
      const found = links.filter(({ hreflang }) => hreflang === language);
      expect(found, path).toEqual([{ href, hreflang: language, lang: language, text }]);
    }
    // No page leads to itself.
    expect(links.map(({ hreflang }) => hreflang)).not.toContain(readLanguage(page).language);
  }
});

test("links lead to pages of the same language, except for the choice of another one, and none is dead", () => {
  const read = new Map(pages.map(({ path, html }) => [path, readPage(html)]));
  const files = new Set(listFiles(publicFolder).map((file) => `/${file}`));
  const isFile = (path: string) => /\.\w+$/u.test(path) && files.has(path);
  for (const page of pages) {
    const { path, $ } = page;
    const own = readLanguage(page);
    expect($("html").attr("lang"), path).toBe(own.language);
    expect(findDeadLinks(path, read, isFile), path).toEqual([]);
    const links = Array.from($("a[href^='/']:not([hreflang]), form[action]"), (element) => {
      const { href, action } = $(element).attr() ?? {};
      return href ?? action ?? "";
    });
    expect(links.length, path).toBeGreaterThan(10);
    const foreign = links.filter((link) => findLanguage(languages, link.split(/[?#]/u)[0] ?? "") !== own);
    expect(
      foreign.filter((link) => !isFile(link)),
      path,
    ).toEqual([]);
    expect($(`a[href='${own.path || "/"}#difference']`), path).not.toHaveLength(0);
  }
});

test("Back of an article returns to the blog of its language", async ({ page }) => {
  await openPage(page, "/de/resources/blog");
  await page.locator("main [aria-pressed=false]").first().click();
  await expect(page).toHaveURL(/\/de\/resources\/blog\?category=/u);
  const filtered = page.url();
  await page.locator("main a[href^='/de/blog/']:visible").first().click();
  await page.waitForURL("**/de/blog/*");
  await page.locator("a[data-back]").click();
  await expect(page).toHaveURL(filtered);
  // In the history, rather than to a new entry.
  expect(
    await page.evaluate(() => Reflect.get(Reflect.get(window, "navigation") as object, "canGoForward") as unknown),
  ).toBe(true);

  await page.goto("/resources/blog");
  await page.locator("main a[href='/blog/first-week']").first().click();
  await page.waitForURL("**/blog/first-week");
  await page.locator("footer summary").click();
  await page.locator("footer a[hreflang=de]").click();
  await expect(page).toHaveURL("/de/blog/erste-woche");
  await page.locator("a[data-back]").click();
  await expect(page).toHaveURL("/de/resources/blog");
});

test("each language has its feed, its list for language models, its manifest, its redirects and its 404 page", async ({
  page,
  request,
}) => {
  for (const own of languages) {
    const { language, path: prefix } = own;
    const originals = pages.filter((each) => each.path === each.canonical && readLanguage(each) === own);
    const articles = originals.filter(({ path }) => path.startsWith(`${prefix}/blog/`));
    const toUrls = (some: BuiltPage[]) => some.map(({ path }) => settings.url + path).sort();

    const feed = load(await (await request.get(`${prefix}/rss.xml`)).text(), { xml: true });
    expect(feed("language").text()).toBe(language);
    expect(Array.from(feed("item > link"), (link) => feed(link).text()).sort()).toEqual(toUrls(articles));
    for (const item of Array.from(feed("item"))) {
      const $ = load(feed(item).find("content\\:encoded").text());
      const links = Array.from($("a[href]"), (link) => $(link).attr("href") ?? "");
      const internal = links.filter((link) => link.startsWith(settings.url));
      const paths = internal.map((link) => new URL(link).pathname);
      expect(paths.filter((path) => findLanguage(languages, path) !== own)).toEqual([]);
    }
    const list = await (await request.get(`${prefix}/llms.txt`)).text();
    const links = [...list.matchAll(/^- \[.+\]\((\S+)\): \S.+$/gmu)].map(([, link]) => link);
    expect(links.sort()).toEqual(toUrls(originals));
    const manifest = (await (await request.get(`${prefix}/manifest.webmanifest`)).json()) as object;
    expect(manifest).toMatchObject({ lang: language, start_url: prefix || "/" });
    for (const { $ } of originals) {
      const files = ["link[rel=manifest]", "link[type='application/rss+xml']", "footer a[href$='.xml']"];
      const [first, ...feeds] = files.map((selector) => $(selector).attr("href"));
      expect([first, ...feeds]).toEqual([`${prefix}/manifest.webmanifest`, `${prefix}/rss.xml`, `${prefix}/rss.xml`]);
    }

    const get = async (path: string) => {
      const response = await request.get(prefix + path, { maxRedirects: 0 });
      return [response.status(), response.headers()["location"]];
    };
    for (const { from, to } of oldPaths) expect([from, ...(await get(from))]).toEqual([from, 308, prefix + to]);
    expect(await get("/team/")).toEqual([307, `${prefix}/team`]);
    const aliases = pages.filter((each) => each.path !== each.canonical && readLanguage(each) === own);
    expect(aliases.map(({ path, canonical }) => [path, canonical])).toEqual([
      [`${prefix}/blogs`, `${prefix}/resources/blog`],
      [`${prefix}/product/integrations`, `${prefix}/product/data-sources`],
    ]);
    for (const { path } of aliases) expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);

    for (const path of ["/nowhere", "/404", "/404.html", "/blog/nowhere", "/nowhere.js", "/a%20b"]) {
      const answer = await request.get(prefix + path);
      expect([path, answer.status(), answer.headers()["cache-control"]]).toEqual([path, 404, "no-store"]);
      const $ = load(await answer.text());
      expect($("html").attr("lang"), prefix + path).toBe(language);
      expect($("meta[name=robots]").attr("content")).toBe("noindex, follow");
    }
    await page.goto(`${prefix}/TEAM`);
    await expect(page.locator(`main a[href='${prefix}/team']`)).toBeVisible();
  }
  // The path of a language is a whole segment.
  expect(load(await (await request.get("/den")).text())("html").attr("lang")).toBe("en");
});

test("no page redirects by the language of the browser or sets a cookie", async ({ browser }) => {
  for (const locale of ["de-AT", "ar", "ja"]) {
    const context = await browser.newContext({ locale, baseURL: `http://localhost:${port}` });
    const page = await context.newPage();
    for (const { path, language } of languages) {
      const response = await page.goto(path || "/");
      expect(response?.request().redirectedFrom()).toBeNull();
      const { vary = "", "set-cookie": cookie } = response?.headers() ?? {};
      expect([cookie, /language/iu.test(vary)]).toEqual([undefined, false]);
      await expect(page).toHaveURL(path || "/");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }
});

test("visits of all languages are one record, and are asked for once", async ({ page }) => {
  await openPage(page, "/team");
  await page.locator("[data-question] [value=yes]").press("Enter");
  await waitForViews(page, 1);
  await page.goto("/careers");
  await waitForViews(page, 2);
  await openPage(page, "/de/team");
  await waitForViews(page, 3);
  await expect(page.locator("[data-question]")).toBeHidden();
  expect(Object.keys((await readRecord(page))?.pageViews ?? {}).sort()).toEqual(["/careers", "/de/team", "/team"]);
  const dialog = await openVisitData(page);
  for (const path of ["/careers", "/team", "/de/team"])
    await expect(dialog.getByRole("row").filter({ has: page.getByText(path, { exact: true }) })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the relay answers a form in its language, and names that in the mail in the first one", async ({
    page,
    baseURL,
  }) => {
    await page.setExtraHTTPHeaders(makeAddress());
    for (const [language, contact] of [
      [others[0], "/de/kontakt"],
      [others[1], "/ar/contact"],
    ] as const) {
      if (!language) continue;
      const { path } = language;
      const say = (text: string) => translate(language, text);
      const answer = page.locator("[data-answer]:visible");
      const mark = makeMark();
      await page.goto(contact);
      const entries = { firstName: "Zoë", lastName: "Ünal", phone: "+49 30 123", email: "zoe@beispiel", message: mark };
      for (const [name, text] of Object.entries(entries)) await page.locator(`[name=${name}]`).fill(text);
      await page.locator("form[data-contact] [type=submit]").click();
      await expect(page).toHaveURL(`${path}/send-email`);
      await expect(page.locator("html")).toHaveAttribute("lang", language.language);
      await expect(answer.first()).toContainText(say(english.emptyEmail.text));
      await expect(page.locator("[name=message]")).toHaveValue(mark);
      await page.locator("[name=email]").fill("zoe@beispiel.example");
      await page.locator("form[data-contact] [type=submit]").click();
      await expect(page).toHaveURL(new RegExp(`${path}/send-email\\?sent=[\\w-]+$`, "u"));
      await expect(page.locator("html")).toHaveAttribute("lang", language.language);
      await expect(answer).toContainText(say(english.sendSucceeded.text));
      await expect(page.locator("form[data-contact]")).toHaveCount(0);
      // Links of the answer are those of the contact page.
      await expect(page.locator("footer a[hreflang=en]")).toHaveAttribute("href", "/contact");

      const mail = await findOnlyMail(page, baseURL, mark);
      const lines = mail.text?.split("\n");
      expect(mail.subject).toBe(english.requestMail.subject.replace("{name}", "Zoë Ünal"));
      expect(lines).toContain(`${english.form.lastName}: Ünal`);
      expect(lines).toContain(`${english.requestMail.pageLanguage}: ${language.language}`);
      await page.goto(`${path}/send-email`);
      await expect(page).toHaveURL(contact);
    }
  });
});
