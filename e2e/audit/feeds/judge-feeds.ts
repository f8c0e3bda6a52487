import { siteUrl } from "../../route-table";
import { sayWhy } from "../../speed/usage-error";
import type { Finding, Judge } from "../judge";
import { isIndexable, type Site } from "../read-site";
import { loadTool } from "../tools";
import { checkFeed } from "./check-feed";
import { checkManifest, checkPrivacyControl } from "./check-notices";
import { checkRobots, type Robots } from "./check-robots";
import { checkSecurityText } from "./check-security-text";
import { checkSitemap, listSitemap } from "./check-sitemap";
import { comparePages } from "./compare-pages";

interface File {
  path: string;
  /** Of its answer, as far as the part before a semicolon. */
  types: readonly string[];
  check: (text: string, tools: Tools, site: Site) => readonly string[];
}

/** What is used of the parser. */
interface XmlParser {
  DOMParser: new (options: object) => { parseFromString: (text: string, type: string) => unknown };
  onErrorStopParsing: () => void;
}

interface Tools {
  /** Throws when a text is not well-formed XML. */
  parseXml: (xml: string) => void;
  readRobots: (url: string, text: string) => Robots;
  now: number;
}

const xmlTypes = ["application/xml", "text/xml", "application/rss+xml"];

const files: readonly File[] = [
  {
    path: "/sitemap.xml",
    types: xmlTypes,
    check(text, { parseXml, now }, { pages }) {
      parseXml(text);
      return [...checkSitemap(text, siteUrl, now), ...comparePages(listSitemap(text), pages, siteUrl)];
    },
  },
  {
    path: "/rss.xml",
    types: xmlTypes,
    check(text, { parseXml }) {
      parseXml(text);
      return checkFeed(text, `${siteUrl}/rss.xml`);
    },
  },
  {
    path: "/robots.txt",
    types: ["text/plain"],
    check(text, { readRobots }, { pages }) {
      const open = pages.filter(isIndexable).map(({ path }) => siteUrl + path);
      return checkRobots(text, readRobots(`${siteUrl}/robots.txt`, text), open, `${siteUrl}/sitemap.xml`);
    },
  },
  { path: "/manifest.webmanifest", types: ["application/manifest+json"], check: checkManifest },
  {
    path: "/.well-known/security.txt",
    types: ["text/plain"],
    check: (text, { now }) => checkSecurityText(text, `${siteUrl}/.well-known/security.txt`, now),
  },
  {
    path: "/.well-known/gpc.json",
    types: ["application/json"],
    check: (text, { now }) => checkPrivacyControl(text, now),
  },
];

async function loadTools(now: number): Promise<Tools> {
  const { DOMParser, onErrorStopParsing } = await loadTool<XmlParser>("@xmldom/xmldom", "lib/index.js");
  const robots = await loadTool<{ default: Tools["readRobots"] }>("robots-parser", "index.js");
  return {
    parseXml(xml) {
      new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, "text/xml");
    },
    readRobots: robots.default,
    now,
  };
}

/** A text that cannot even be read is a finding, too. */
function tryCheck(check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    return [`cannot be read: ${sayWhy(error)}`];
  }
}

async function judgeFile({ path, types, check }: File, tools: Tools, site: Site): Promise<Finding[]> {
  const response = await fetch(site.origin + path, { redirect: "manual" });
  if (response.status !== 200) return [{ where: path, what: `answers ${response.status}` }];
  const [type = ""] = (response.headers.get("content-type") ?? "none").split(";");
  const wrong = types.includes(type) ? [] : [`Content-Type is ${type}, not ${types.join(" or ")}`];
  const text = await response.text();
  return [...wrong, ...tryCheck(() => check(text, tools, site))].map((what) => ({ where: path, what }));
}

/** The files that programs read: for search engines, feed readers, browsers, and whoever finds a hole. */
export const judgeFeeds: Judge = {
  name: "feeds",
  asks: "do sitemap, feed, robots.txt, manifest and notices keep their standards?",
  least: { files: files.length },
  async judge(site) {
    const tools = await loadTools(Date.now());
    const findings = await Promise.all(files.map((file) => judgeFile(file, tools, site)));
    return { looked: { files: files.length }, findings: findings.flat() };
  },
};
