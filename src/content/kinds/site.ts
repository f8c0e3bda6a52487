import { z } from "zod";

import { action } from "../blocks";
import { block, blocks, choice, defineContent } from "../define";
import { advise, color, country, email, folder, image, language, link, locale, pathStart, text, url } from "../fields";

const menuLink = block("MenuLink", "Link of a menu", {
  label: text("Label of the link", 40),
  to: link("Where it leads"),
  text: text("A few words on what is there", 90).optional(),
});

/** Settings of all pages: brand, URLs, navigation and footer. */
export const site = defineContent(
  "SiteSettings",
  { noun: "site", files: "site.json", holds: "one", labelledBy: "name" },
  z.strictObject({
    name: text("Name of the company", 40),
    legalName: text("Name in the copyright line", 80),
    url: url("Address of the site, without a path").regex(/^https:\/\/[^\s/?#@:[\]\\<>%]+(?::\d+)?$/, {
      error: advise("is not only a host", "Delete what follows the host, e.g. https://www.example.com"),
    }),
    transportSecurity: text(
      "Header Strict-Transport-Security. Add includeSubDomains and preload only when all subdomains of the domain use HTTPS",
      80,
    ).regex(/^max-age=\d+(; includeSubDomains(; preload)?)?$/u, {
      error: advise(
        "is not a valid value of this header",
        "Write it as max-age=63072000 or max-age=63072000; includeSubDomains; preload",
      ),
    }),
    language: language("Language of the texts as a BCP 47 tag, e.g. *en* or *es-MX*"),
    locale: locale("The same for social previews, e.g. *en_US*"),
    languages: z
      .array(
        block("SiteLanguage", "Another language of the site", {
          language: language("Its language as a BCP 47 tag, as its *site.json* says it"),
          folder: folder("Folder of its content in the project, with the same files as *data*, e.g. *languages/de*"),
          path: pathStart("Path below which its pages are, e.g. */de*"),
        }),
      )
      .max(30)
      .describe(
        "Other languages, only in *data*. What their folders lack is taken from *data*, except pages, texts, articles, posts and redirects",
      )
      .optional(),
    tagline: text("What the company does, in a few words", 80),
    description: text("What the company does, in one or two sentences", 300),
    foundingYear: z.int().min(1000).max(new Date().getUTCFullYear()).describe("Year the company was founded"),
    city: text("City of the head office", 60),
    country: country("Country of the head office as an ISO 3166 code, e.g. *US*"),
    email: email("Mail address of the company"),
    themeColor: color("Color of the browser's toolbar; the palette's ink when left out").optional(),
    mark: image("The mark alone, a square, best as svg; the build makes favicons from it", {
      folder: "brand",
      square: true,
    }),
    portraits: choice("Portraits", ["photos", "drawings"])
      .describe(
        "*drawings* of one pose are mirrored where two are side by side, so that they face each other; *photos*, the default, are not",
      )
      .optional(),
    recording: choice("Recording", ["always", "ask", "never"])
      .describe(
        "Whether a visitor's browser records their visits, for them alone: *always*, the default, until they object; *ask*, only after they agree; *never*",
      )
      .optional(),
    training: choice("Training", ["allow", "disallow"])
      .describe(
        "Whether crawlers that train AI models may read the site: *allow*, the default, or *disallow*, which robots.txt asks of them; search engines and assistants may always",
      )
      .optional(),
    feed: block("FeedSettings", "The RSS feed of all articles", {
      title: text("Title of the feed", 80),
      description: text("What the feed contains", 160),
    }),
    social: z
      .array(
        block("SocialProfile", "Profile on a social network", {
          network: choice("SocialNetwork", [
            "linkedin",
            "x",
            "github",
            "youtube",
            "instagram",
            "facebook",
            "other",
          ]).describe("Decides the icon; *other* has an arrow"),
          label: text("Name of the network", 30),
          url: url("Address of the profile"),
          handle: text("Account named in previews, with the @; that of the first profile with one", 30).optional(),
        }),
      )
      .max(5)
      .describe("Profiles in the footer; the blog offers the first where it has no posts")
      .optional(),
    campaign: z
      .array(
        text("Name of a parameter; `*` at its end matches any end", 40).regex(/^[\w.-]+\*?$/, {
          error: advise("not the name of a parameter", "Write it as in addresses, e.g. gclid or utm_*"),
        }),
      )
      .max(20)
      .describe(
        "Parameters of a visit's first address that the address of the contact page keeps: `utm_*`, `gclid`, `msclkid` and `ref` when left out, none when empty",
      )
      .optional(),
    menus: blocks("Dropdowns of the header", "Menu", "Dropdown of the header", {
      label: text("Label of the button, e.g. *Products*", 30),
      links: z.array(menuLink).min(1).describe("Links of the dropdown"),
    }),
    action,
    footer: block("FooterSettings", "Footer of every page", {
      blurb: text("The company in two sentences", 300),
      groups: blocks("Columns of links", "FooterGroup", "Column of links", {
        label: text("Heading of the column", 30),
        links: z.array(action).min(1).describe("Links of the column"),
      }),
      trademarks: text("Owners of the shown logos", 240).optional(),
    }),
    legal: z.array(action).describe("Links in a row of their own, e.g. to an imprint and a privacy notice").optional(),
  }),
);
