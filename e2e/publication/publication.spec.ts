import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { expect, test } from "@playwright/test";
import { load } from "cheerio";

import { answerKey, controlId, recordKey, visitorKey } from "../../src/analytics/stored-visits";
import { listFiles } from "../../src/content/read/data-folder";
import vocabulary from "../../starter/vocabulary.json";
import { buildCopy, copySite, drawPlain } from "../copy-site.mjs";
import { formatArticle } from "../../src/content/testing/samples";

/** Date after all dates of the content, and the next day. */
const today = "2031-01-31";
const tomorrow = "2031-02-01";

/** Words that are unique to one added record each. */
const words = {
  draft: "wagtail",
  scheduled: "redstart",
  draftPost: "siskin",
  scheduledPost: "brambling",
  draftJob: "nuthatch",
  scheduledJob: "wryneck",
  endingJob: "dunnock",
  overJob: "corncrake",
};

const site = copySite("publication");

/** With as many posts, more than the blog page and one archive page hold. */
const oldArticles = 50;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site.write(
    "starter/site.json",
    JSON.stringify({ ...JSON.parse(site.read("starter/site.json")), recording: "never" }),
  );
  const [{ slug }] = JSON.parse(site.read("starter/team.json")) as [{ slug: string }];
  const drafts = { [words.draft]: `date: ${today}\ndraft: true`, [words.scheduled]: `date: ${tomorrow}` };
  for (const [index, [word, days]] of Object.entries(drafts).entries()) {
    const picture = `${word}.png`;
    const text = `A ${word} sat here.\n\n<Figure image='${picture}' alt='A ${word}' />`;
    const file = formatArticle(`about-${word}`, `About the ${word}`, { days, author: slug, picture, text });
    site.write(`starter/articles/about-${word}.mdx`, file);
    site.write(`starter/images/${word}.png`, await drawPlain({ width: 1440 + index, height: 900 }, "png"));
  }
  for (let number = 0; number < oldArticles; number++) {
    const { name: category } = vocabulary.articleCategories[number % vocabulary.articleCategories.length] ?? {};
    const days = `date: ${new Date(Date.UTC(2008, 0, 1 + number)).toISOString().slice(0, 10)}`;
    // Random signs are compressed no better than words.
    const title = `Past ${number} ${createHash("md5").update(String(number)).digest("base64url")}`;
    const file = formatArticle(`past-${number}`, title, { days, author: slug, ...(category && { category }) });
    site.write(`starter/articles/past-${number}.mdx`, file);
  }
  const makePost = (word: string, change: object) => {
    const text = { title: `About the ${word}`, description: `A card about the ${word}.`, tag: "Product" };
    return { id: `about-${word}`, date: today, ...text, ...change };
  };
  const oldPosts = Array.from({ length: oldArticles }, (_, number) =>
    makePost(`past-${number}`, { date: "2008-01-01", linkedinUrl: `https://linkedin.starter.example/past/${number}` }),
  );
  prepend("posts", [
    ...oldPosts,
    makePost(words.draftPost, { draft: true, url: `/blog/about-${words.draft}` }),
    makePost(words.scheduledPost, { date: tomorrow, url: `/blog/about-${words.scheduled}` }),
  ]);
  const [job] = JSON.parse(site.read("starter/jobs.json")) as [object];
  const makeJob = (word: string, change: object) => {
    const posting = { applyUrl: `https://jobs.acme.example/${word}`, datePosted: "2031-01-01" };
    return { ...job, title: `Keeper of the ${word}`, ...posting, ...change };
  };
  prepend("jobs", [
    makeJob(words.draftJob, { draft: true }),
    makeJob(words.scheduledJob, { datePosted: tomorrow }),
    makeJob(words.endingJob, { validThrough: today }),
    makeJob(words.overJob, { validThrough: "2031-01-30" }),
  ]);
});

test.afterAll(() => site.remove());

function prepend(kind: string, records: object[]): void {
  const path = `starter/${kind}.json`;
  site.write(path, JSON.stringify([...records, ...(JSON.parse(site.read(path)) as object[])]));
}

const publicFolder = join(site.root, "public");

function open(file: string) {
  return load(readFileSync(join(publicFolder, file), "utf8"));
}

/** Finds the words in files of the built site and their names. */
function findWords(): string[] {
  const texts = listFiles(publicFolder).map((path) => {
    const text = /\.(?:png|webp|avif|woff2|ico)$/u.test(path) ? "" : readFileSync(join(publicFolder, path), "utf8");
    return `${path}\n${text}`.toLowerCase();
  });
  return Object.values(words).filter((word) => texts.some((text) => text.includes(word)));
}

/** Whether the built site has files made from a word's picture. */
function hasPicture(word: string): boolean {
  const digest = createHash("md5")
    .update(readFileSync(join(site.root, `starter/images/${word}.png`)))
    .digest("hex");
  return existsSync(join(publicFolder, "static", digest));
}

/** Lists files that show where texts are written. */
function listSourceFiles(): string[] {
  return listFiles(publicFolder).filter((path) => {
    const text = /\.(?:html|js|json|xml|txt)$/u.test(path) ? readFileSync(join(publicFolder, path), "utf8") : "";
    return /data-source=|[\u200B-\u200D\uFEFF]{4}/u.test(text);
  });
}

const { overJob, endingJob, scheduled, draft } = words;

test("a preview marks drafts and scheduled content, knows where texts are written, and is not indexed", () => {
  buildCopy(site, { CONTENT_DATE: today, GATSBY_CONTENT: "preview" });
  expect(findWords()).toEqual(Object.values(words).filter((word) => word !== overJob));
  expect([draft, scheduled].map(hasPicture)).toEqual([true, true]);
  expect(open(`blog/about-${draft}/index.html`)("article header").text()).toContain("Draft");
  const blog = open("resources/blog/index.html")("li").text();
  expect(blog).toContain("Draft");
  expect(blog).toContain("Scheduled for February 1, 2031");
  const jobs = open("careers/index.html")("li").text();
  expect(jobs).toContain("Draft");
  expect(jobs).toContain("Scheduled for February 1, 2031");
  const pages = listFiles(publicFolder).filter((file) => file.endsWith("index.html"));
  expect(pages.length).toBeGreaterThan(30);
  for (const page of pages) expect(open(page)("meta[name=robots]").attr("content"), page).toContain("noindex");
  expect(readFileSync(join(publicFolder, "robots.txt"), "utf8")).toBe("User-agent: *\nDisallow: /\n");
  expect(readFileSync(join(publicFolder, "_headers"), "utf8")).toContain("x-robots-tag: noindex, nofollow");
  const $ = open(`blog/about-${draft}/index.html`);
  expect($("h1").attr("data-source")).toContain(`{"file":"starter/articles/about-${draft}.mdx","path":["title"]}`);
  for (const file of pages) {
    const text = readFileSync(join(publicFolder, file), "utf8");
    expect(/[\u200B-\u200D\uFEFF]{4}/u.test(text), `${file} has characters of a source`).toBe(false);
  }
});

test("a site for visitors contains no unpublished content and no sources after a preview build", () => {
  buildCopy(site, { CONTENT_DATE: today });
  expect(listSourceFiles()).toEqual([]);
  expect(findWords()).toEqual([endingJob]);
  expect([draft, scheduled].map(hasPicture)).toEqual([false, false]);
  const graph = open("careers/index.html")("script[type='application/ld+json']").text();
  expect(graph).toContain(`"validThrough":"${today}T23:59:59Z"`);
  expect(open("index.html")("main dt").text()).toContain("Since Dec 2030");
  expect(open("index.html")("meta[name=robots]").attr("content")).toContain("index, follow");
  expect(readFileSync(join(publicFolder, "robots.txt"), "utf8")).toContain("Allow: /");
  expect(readFileSync(join(publicFolder, "_headers"), "utf8")).not.toContain("x-robots-tag");
});

test("a site that never records visits has neither a control nor code for it", () => {
  const marks = [recordKey, visitorKey, answerKey, `id="${controlId}"`];
  const files = listFiles(publicFolder).filter((file) => /\.(?:html|js)$/u.test(file));
  expect(files.length).toBeGreaterThan(40);
  const withCode = files.filter((file) => {
    const text = readFileSync(join(publicFolder, file), "utf8");
    return marks.some((mark) => text.includes(mark));
  });
  expect(withCode).toEqual([]);
});

test("the blog page and its small archive pages link to every article and post once, newest first, without scripts", () => {
  const blog = "/resources/blog";
  const listed: string[] = [];
  const days: string[] = [];
  const found = new Set([blog]);
  for (const path of found) {
    const html = readFileSync(join(publicFolder, path, "index.html"));
    const page = load(html.toString());
    for (const link of page("main a").toArray()) {
      const href = page(link).attr("href") ?? "";
      if (href.startsWith(blog)) found.add(href);
      // Each page also has a link for an empty choice, outside of its list.
      else if (page(link).closest("li").length > 0) listed.push(href);
    }
    for (const time of page("[data-text] time").toArray()) days.push(page(time).attr("datetime") ?? "");
    expect(page("link[rel=canonical]").attr("href"), path).toMatch(new RegExp(`${path}$`, "u"));
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(20 * 1024);
  }
  const articles = readdirSync(join(publicFolder, "blog"))
    .map((slug) => `/blog/${slug}`)
    .map((path) => join(path, "index.html"))
    // Excludes redirects.
    .filter((file) => existsSync(join(publicFolder, file)) && open(file)("article").length > 0)
    .map(dirname);
  expect(articles.length).toBeGreaterThan(oldArticles);
  expect(articles.filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((link) => link.includes("/past/"))).toHaveLength(oldArticles);
  expect(new Set(listed).size).toBe(listed.length);
  expect(days).toEqual(days.toSorted().reverse());
  const titles = [...found].map((path) => open(join(path, "index.html"))("title").text());
  expect(titles).toContain("Blog archive, page 2 | Example Co");
  expect(new Set(titles).size).toBe(found.size);
  const sitemap = readFileSync(join(publicFolder, "sitemap.xml"), "utf8");
  expect([...found].filter((path) => !sitemap.includes(`${path}</loc>`))).toEqual([]);
});
