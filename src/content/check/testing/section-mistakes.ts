import { readData } from "../../testing/real-content";
import { formatPage, person } from "../../testing/samples";
import type { Mistake } from "./mistakes";

const last = '{\n      "section": "call-to-action"';

/** Adds sections above the last one. */
const add = (...sections: string[]) => [last, [...sections, last].join(",\n    ")] as const;

const action = '"action": { "label": "Careers", "to": "/careers" }';

/** Formats a section of three chapters. */
function formatStory(anchor: string, picture: string): string {
  const chapters = ["one", anchor, "three"].map((name) => {
    const image = name === "three" ? picture : "product/report.png";
    return `{ "anchor": "${name}", "title": "Chapter", "claim": "It is.", "text": "It is.", "picture": { "image": "${image}", "alt": "A map" } }`;
  });
  return `{ "section": "story", "chapters": [\n${chapters.join(",\n")}\n] }`;
}

const { sections } = JSON.parse(readData("pages/contact.json")) as { sections: object[] };
const form = JSON.stringify(sections[0]);

const { sections: heroes } = JSON.parse(readData("pages/cohorts-ai.json")) as { sections: { map?: object }[] };

/** Formats a map of accounts with a mistake. */
function formatMap(from: string, to: string): string {
  return `${action},\n      "map": ${JSON.stringify(heroes[0]?.map).replace(from, to)}`;
}

function formatWith(name: string, list: string): string {
  return formatPage(name, "Planted").replace(/\[\n {4}\{[^]*\n {2}\]/u, list);
}

/** Formats a section with a plan. */
function formatPlan(amount: string, currency: string): string {
  const price = `{ "amount": ${amount}, "currency": ${currency} }`;
  return `{ "section": "plans", "title": "Plans", "plans": [{ "name": "One", "price": ${price}, "points": ["All"] }] }`;
}

// prettier-ignore
const planted: readonly (readonly [name: string, from: string, to: string, at: string, rule: string, says: RegExp])[] = [
  ["sections that are no list", "", formatWith("planted-11", '"hero"'), '"hero"', "type-wrong", /sections is "hero"\. Write a list in \[ \]\./u],
  ["a page without a call to action", "", formatWith("planted-12", '[\n    { "section": "hero", "title": "A title", "text": "A text." }\n  ]'), '[\n    { "section"', "action-missing", /sections has no link that leads on\. Add a section "call-to-action"\./u],
  ["a text in place of the first section", "", formatWith("planted-13", `[\n    "hero",\n    { "section": "call-to-action", "title": "Write", "text": "We answer.", ${action} }\n  ]`), '"hero"', "type-wrong", /sections 1 is "hero"\. Write fields in \{ \}\./u],
  ["an unknown kind of section", '"points"', '"point"', '"point"', "choice-unknown", /sections 2, section is "point"\. Did you mean "points"\? Choose from: hero, points, .*, form\./u],
  ["a kind of section in braces", '"points"', '{ "name": "points" }', '{ "name"', "choice-unknown", /sections 2, section is a group of fields\. Choose from: hero, points/u],
  ["a section without its kind", '      "section": "points",\n', "", '{\n      "anchor"', "field-missing", /sections 2, section is missing\. Choose from: hero, points/u],
  ["a misspelt field of a section", '"title": "Reasons"', '"titel": "Reasons"', '"titel"', "field-unknown", /sections 2, titel is not a field here\. Did you mean "title"\? Fields: section, anchor, ground/u],
  ["a field of another section", '"spacing": "small"', '"spacing": "small",\n      "variant": "offer"', '"variant": "offer"', "field-unknown", /sections 2, variant is not a field here\. Fields: section, .*, items\./u],
  ["a picture beside columns", '"title": "Reasons"', '"title": "Reasons",\n      "picture": { "image": "product/report.png", "alt": "A map" }', '"picture"', "field-unknown", /sections 2, picture is not a field here/u],
  ["a second button without the first", action, '"more": { "label": "Careers", "to": "/careers" }', '"more"', "field-unknown", /sections 1, more is not a field here\. Fields: /u],
  ["a text above a forecast without a title", ...add('{ "section": "forecast", "heading": { "text": "What may come." }, "forecast": "growth" }'), '{ "text": "What may', "field-missing", /sections 3, heading\.title is missing\. Write it: Heading\./u],
  ["articles by name and by tag", ...add('{ "section": "articles", "title": "Read", "articles": ["planted-80"], "tag": "Research" }'), '"tag": "Research"', "field-unknown", /sections 3, tag is not a field here\. Fields: section, .*, articles\./u],
  ["articles of no name", ...add('{ "section": "articles", "title": "Read", "articles": [] }'), "[] }", "value-empty", /sections 3, articles is empty\. Write at least one entry/u],
  ["a figure whose definition has another name", action, `${action},\n      "figures": [{ "value": "1 day", "label": "One", "definition": "First reprot" }, { "value": "2", "label": "Two" }]`, '"First reprot"', "definition-unknown", /figures 1, definition is "First reprot", which no section "measures" defines\. Did you mean "First report"\? Choose from: /u],
  ["a figure whose definition has another value", action, `${action},\n      "figures": [{ "value": "2 days", "label": "One", "definition": "First report" }, { "value": "2", "label": "Two" }]`, '"First report"', "definition-differs", /figures 1, definition is the definition of 1 day\. Write this value, or name another definition/u],
  ["calls that lead to another section", action, `${action},\n      "calls": { "title": "After", "submitted": "Team", "predicted": "We", "forecast": "growth", "to": "/#difference" }`, '"/#difference"', "link-section", /sections 1, calls\.to leads nowhere: \/#difference is not a section "forecast"\. Choose from: .*\/product\/growth-ai#outlook/u],
  ["a misspelt word for the spacing", '"small"', '"smal"', '"smal"', "choice-unknown", /spacing is "smal"\. Did you mean "small"\? Choose from: none, small, medium, large\./u],
  ["a point without its text", ', "text": "The second."', "", '{ "title": "Two"', "content-missing", /sections 2, items 2 \(Two\) has no text; the row is not shown\. Write text when you know it/u],
  ["a question without its answer", ...add('{ "section": "questions", "title": "Ask", "items": [{ "question": "Why?", "answer": "So." }, { "question": "Encryption" }] }'), '{ "question": "Encryption"', "content-missing", /sections 3, items 2 \(Encryption\) has no answer; the question is not shown/u],
  ["an empty answer", ...add('{ "section": "questions", "title": "Ask", "items": [{ "question": "Why?", "answer": " " }] }'), '" "', "value-empty", /sections 3, items 1, answer is empty\. Write the text, or delete the field until you know it\./u],
  ["a cell of a table without its text", ...add('{ "section": "comparison", "title": "Then", "topicLabel": "A", "beforeLabel": "B", "afterLabel": "C", "rows": [{ "topic": "One", "before": "Was", "after": "Is" }, { "topic": "Two", "after": "Is" }] }'), '{ "topic": "Two"', "content-missing", /sections 3, rows 2 \(Two\) has no before; the row is not shown/u],
  ["a figure without its value", action, `${action},\n      "figures": [{ "value": "1 day", "label": "One", "definition": "First report" }, { "label": "Two", "definition": "First report" }]`, '{ "label": "Two"', "content-missing", /sections 1, figures 2 \(Two\) has no value; the figure is not shown/u],
  ["a figure that is alone", action, `${action},\n      "figures": [{ "value": "1", "label": "figure" }]`, '[{ "value"', "size-wrong", /sections 1, figures has 1 entries\. It must be at least 2\./u],
  ["a section above the headline", '{\n      "section": "hero"', '{ "section": "history", "title": "Once", "paragraphs": ["Upon a time."] },\n    {\n      "section": "hero"', '"history"', "headline-missing", /sections 1, section has no headline for the page\. Begin with one of hero, form\./u],
  ["a second headline", ...add('{ "section": "hero", "title": "Again", "text": "And again." }'), '"hero", "title": "Again"', "headline-twice", /sections 3, section is a second headline \(h1\) of the page\. Choose another section\./u],
  ["a second form", ...add(form, form.replace('"title":', '"anchor":"again","title":')), '"form","anchor"', "form-twice", /sections 4, section is a second form\. Keep one\./u],
  ["a second forecast", ...add(...["one", "two"].map((name) => `{ "section": "forecast", "anchor": "${name}", "forecast": "growth" }`)), '"forecast", "anchor": "two"', "forecast-twice", /sections 4, section is a second forecast\. Keep one\./u],
  ["two sections with one anchor", '"variant": "open"', '"anchor": "reasons",\n      "variant": "open"', '"reasons",\n      "variant"', "anchor-twice", /sections 3, anchor "reasons" is an anchor of this page already\. Choose another\./u],
  ["a section and a chapter with one anchor", ...add(formatStory("reasons", "product/plan.png")), '"reasons", "title": "Chapter"', "anchor-twice", /sections 3, chapters 2, anchor "reasons" is an anchor of this page already\. Choose another\./u],
  ["a picture in a chapter that is missing", ...add(formatStory("two", "product/plann.png")), '"product/plann.png"', "image-missing", /sections 3, chapters 3, picture\.image names .* Did you mean "product\/plan\.png"\? Add the file\./u],
  ["a hero with two things beside its text", action, `${action},\n      "people": ["${person.slug}"],\n      "art": "flat-line"`, '{\n      "section": "hero"', "value-rejected", /sections 1 has two things beside its text\. Keep one of signal, picture, people/u],
  ["a hero with a drawing for dark ground", action, `${action},\n      "art": "flat-line"`, '{\n      "section": "hero"', "value-rejected", /sections 1 has a drawing for another ground\. Write "dark" in ground for signal and art/u],
  ["a link in a section to a missing anchor", action, '"links": [{ "label": "What changes", "to": "/#diference" }]', '"/#diference"', "anchor-unknown", /sections 1, links 1, to leads nowhere: \/ has no part #diference\. Did you mean "difference"\? Choose from: #/u],
  ["an unknown person in a section", ...add('{ "section": "people", "title": "Us", "people": ["planted-tall", "planted-sktch"] }'), '"planted-sktch"', "reference-unknown", /sections 3, people 2 is "planted-sktch".* Did you mean "planted-sketch"\?/u],
  ["an unknown group in a section", ...add('{ "section": "people", "title": "Us", "group": "Advisor" }'), '"Advisor"', "choice-unknown", /sections 3, group is "Advisor"\. Did you mean "Advisors"\? Choose from: Our Team, .*; or add it to starter\/vocabulary\.json/u],
  ["people of no group", ...add('{ "section": "people", "title": "Us" }'), '{ "section": "people"', "value-rejected", /sections 3 does not have exactly one of group and people\. Keep group to show all of it, people to choose\./u],
  ["a group of nobody", ...add('{ "section": "people", "title": "Guests", "group": "Guests" }'), '"people"', "section-empty", /sections 3, section shows nothing: starter\/team\.json has no such record\. Add one there, or delete the section\./u],
  ["an unknown forecast in a section", ...add('{ "section": "forecast", "forecast": "grwoth" }'), '"grwoth"', "reference-unknown", /sections 3, forecast is "grwoth", which is not a name in starter\/forecast\.json\. Did you mean "growth"\?/u],
  ["fields of a section in another order", '"ground": "sunken",\n      "spacing": "small"', '"spacing": "small",\n      "ground": "sunken"', '"ground"', "field-order", /sections 2, ground is out of order\. Write it after anchor\./u],
  ["a chapter that has the level of its section", ...add('{ "section": "text", "title": "Terms", "markdown": "## A chapter" }'), '"## A chapter"', "heading-first", /sections 3, markdown "A chapter" is a second title\. Write ### for a chapter/u],
  ["a dead link in the Markdown of a section", ...add('{ "section": "text", "title": "Terms", "markdown": "A [link](/taem)." }'), '"A [link]', "link-dead", /sections 3, markdown the text links to \/taem; \/taem is not a page\. Did you mean "\/team"\?/u],
  ["code in the Markdown of a section", ...add('{ "section": "text", "title": "Terms", "markdown": "Since {year}." }'), '"Since {year}', "text-code", /sections 3, markdown .*\{year\} is code\. Write \\\{ and \\\}/u],
  ["a quote in the Markdown of a section", ...add('{ "section": "text", "title": "Terms", "markdown": "<PullQuote />" }'), '"<PullQuote', "quote-count", /sections 3, markdown the text has <PullQuote \/> 1 times\. Delete it: only an article has a quote/u],
  ["a map with fewer accounts in one view", action, formatMap('"accounts":22}', '"accounts":21}'), '{"sample"', "value-rejected", /sections 1, map has not as many accounts by industry as by habit\. Change /u],
  ["a map with more good outcomes than accounts", action, formatMap('"kept":7', '"kept":19'), '{"sample"', "value-rejected", /sections 1, map has a habit with more good outcomes than accounts\. Write at most/u],
  ["a price in quotes", ...add(formatPlan('"49"', '"EUR"')), '"49"', "type-wrong", /sections 3, plans 1, price\.amount is "49"\. Write a number, without quotes/u],
  ["a price with three decimals", ...add(formatPlan("49.505", '"EUR"')), '49.505', "value-rejected", /amount has more decimals than its currency\. Write at most as many/u],
  ["a price below nothing", ...add(formatPlan("-1", '"EUR"')), '-1, "currency"', "size-wrong", /amount is -1\. It must be at least 0/u],
  ["a price in yen with decimals", ...add(formatPlan("49.5", '"JPY"')), '49.5, "currency"', "value-rejected", /amount has more decimals than its currency\. Write at most as many/u],
  ["a price with a comma", ...add(formatPlan("49,50", '"EUR"')), "50, ", "json-syntax", /a number has a comma\. Write a point for decimals/u],
  ["a currency that does not exist", ...add(formatPlan("49", '"EUO"')), '"EUO"', "value-rejected", /currency is "EUO", which is not a currency\. Write its code/u],
  ["quotation marks around a quote", ...add('{ "section": "voices", "title": "Voices", "items": [{ "name": "Ana", "role": "Advisor", "quote": "“It works.”" }] }'), '"“It works', "format-wrong", /quote has quotation marks around it\. Delete them/u],
  ["a currency as its sign", ...add(formatPlan("49", '"€"')), '"€"', "format-wrong", /currency is "€", which is not a currency\. Write its code/u],
  ["a section and a heading of Markdown with one anchor", ...add('{ "section": "text", "title": "Terms", "markdown": "### Reasons" }'), '"### Reasons"', "anchor-twice", /sections 3, markdown "reasons" is an anchor of this page already/u],
  ["a hero with an empty list of cards", action, `${action},\n      "cards": []`, '[]\n    }', "value-empty", /sections 1, cards is empty\. Write at least one entry/u],
  ["a hero with an empty list of people", action, `${action},\n      "people": []`, '[]\n    }', "value-empty", /sections 1, people is empty\. Write at least one entry/u],
  ["a card without a drawing", action, `${action},\n      "cards": [{ "title": "One", "text": "A card.", "to": "/careers" }]`, '{ "title": "One", "text": "A card."', "value-rejected", /sections 1, cards 1 does not have exactly one of map and accounts\. Keep map to draw customers by habit, accounts to draw the predicted change of ARR/u],
  ["a card with two drawings", action, `${action},\n      "cards": [{ "title": "One", "text": "A card.", "map": { "habit": "By habit", "industry": "By industry", "count": "{kept} of {accounts}" }, "accounts": ["orchard", "pelham"], "to": "/careers" }]`, '{ "title": "One", "text": "A card."', "value-rejected", /sections 1, cards 1 does not have exactly one of map and accounts/u],
  ["a link to voices of which there are none", ...add('{ "section": "voices", "anchor": "voices", "title": "Voices" }', '{ "section": "text", "title": "Terms", "markdown": "Some [voices](#voices)." }'), '"voices", "anchor"', "section-empty", /sections 3, section shows nothing: it has no items, and a link leads to it\. Write items, or delete the link/u],
];

/** Mistakes in lists of sections. */
// prettier-ignore
export const sectionMistakes: readonly Mistake[] = [
  ...planted.map(([name, ...mistake], index) => [name, `pages/planted-${index + 11}.json`, ...mistake] as const),
  ["a fifth featured customer", "customers.json", '{\n    "name": "Müller & Söhne"', '{\n    "name": "Fifth",\n    "image": "logos/customers/orchard.svg",\n    "featured": true\n  },\n  {\n    "name": "Müller & Söhne"', "true\n  }\n]", "featured-many", /featured is true, and 5 customers are featured: only four can take turns\. Write "featured": false for all but four/u],
  ["a contact page without a form", "pages/contact.json", "", formatWith("contact", `[\n    { "section": "hero", "title": "A title", "text": "A text.", ${action} }\n  ]`), '[\n    { "section"', "form-missing", /sections has no form, which the relay needs in this file\. Add a section "form"\./u],
  ["a page to which nothing leads", "pages/planted-lonely.json", "", formatWith("planted-lonely", `[\n    { "section": "hero", "title": "A title", "text": "A text.", "action": { "label": "Here", "to": "/planted-lonely" } }\n  ]`), '"/planted-lonely",', "page-unlinked", /path is the address of a page to which nothing leads\. Link to it from another page, or in starter\/site\.json\./u],
  ["a misspelt field of a page of text", "texts/imprint.mdx", "\ndescription:", "\ndescripton:", "descripton:", "field-unknown", /descripton is not a field here\. Did you mean "description"\? Fields: path, alternates, /u],
  ["a quote in a page of text", "texts/terms.mdx", "\n---\n", "\n---\n\n<PullQuote />\n", "<PullQuote />", "quote-count", /the text has <PullQuote \/> 1 times\. Delete it: only an article has a quote/u],
  ["a person of a group that no page shows", "team.json", '"role": "Role of hidden",\n    "group": "Our Team"', '"role": "Role of hidden",\n    "group": "Friends"', '"Friends"', "group-hidden", /group is "Friends", which no page shows\. Add a section "people" with this group to a page, or choose from: .*Our Team, /u],
];
