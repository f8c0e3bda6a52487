import { z } from "zod";

import { action, content, heading, person, picture, row, stat, titled } from "../blocks";
import { block, blocks, choice, type Shown } from "../define";
import {
  advise,
  alt,
  anchor,
  countDecimals,
  currency,
  filled,
  image,
  link,
  markdown,
  quotation,
  reference,
  term,
  text,
} from "../fields";
import { article } from "../kinds/article";
import { valueAt } from "../read/record";
import { form } from "./form";
import { hero } from "./hero";
import { fixedSection, frame, section } from "./section";
import { walkthrough } from "./walkthrough";

/** Signals of data sources. Each has a drawing in `src/components/art/charts/`. */
const dataSourceSignals = ["moments", "usage", "contract"] as const;

const { title } = titled;

const phrases = (description: string) =>
  block("Phrases", description, {
    title: text("Heading", 60),
    points: z.array(text("A short phrase", 120)).min(1).describe("Short phrases"),
  });

const points = z.array(row).min(1).describe("Headings with their texts, in order");

const chapters = {
  bar: text("Name of the product, in a bar of links to the chapters, which stays in view", 40).optional(),
  chapters: blocks("Features, one chapter each", "Chapter", "A feature with its claim", {
    anchor: anchor("Anchor of the chapter in addresses"),
    title: text("Name of the feature", 60),
    claim: text("What it does, as a statement", 110),
    text: text("A paragraph", 700),
    points: z.array(text("A short phrase", 110)).describe("Particulars, as short phrases").optional(),
    stat: stat.optional(),
    picture: picture.optional(),
    status: text("A label beside the name, e.g. *Coming soon*", 20).optional(),
  }),
};

/** Whether an article has the tag of a section, which is that of its category; also if its category is unknown. */
const hasTag: Shown["matches"] = ({ tag }, { category }, { articleCategories, postTags }) => {
  const own = [articleCategories].flat().find((each) => valueAt(each, ["name"]) === category);
  const ownTag = valueAt(own, ["tag"]);
  return tag === undefined || ownTag === tag || ![postTags].flat().includes(ownTag);
};

/** Whether a section names an article that visitors see sooner or later. */
const isNamed: Shown["matches"] = ({ articles }, { slug, draft }) => [articles].flat().includes(slug) && draft !== true;

/** All sections. Each has a component and a fragment in `src/sections/page/`. */
export const pageSections = [
  hero,
  section("points", "Headings with their texts, in columns beside the heading", { ...titled, items: points }),
  section("list", "Headings with their texts, one below the other: beside a picture, or as a table", {
    ...titled,
    items: points,
    picture: picture.describe("Beside the list; a table when left out").optional(),
  }),
  section("steps", "What happens in which order", {
    layout: choice("SectionLayout", ["line", "calendar"])
      .describe("*line* numbers them, *calendar* shows days or weeks without numbers; line when left out")
      .optional(),
    ...titled,
    items: z.array(row).min(1).describe("The steps in order"),
    action: action.describe("A button under them").optional(),
  }),
  walkthrough,
  fixedSection("story", "Features beside one picture at a time", chapters),
  fixedSection(
    "tiles",
    "Features as tiles of unequal width: a picture that is twice as wide as high spans the page, and every third other one",
    chapters,
  ),
  section("history", "The company's story", {
    title,
    paragraphs: z.array(text("A paragraph", 900)).min(1).describe("The story, paragraph by paragraph"),
    milestones: z.array(row).describe("Year and what happened").optional(),
  }),
  section("comparison", "Before and after, as a table", {
    ...titled,
    topicLabel: text("Heading of the first column", 40),
    beforeLabel: text("Heading of the second column", 40),
    afterLabel: text("Heading of the third column", 40),
    rows: blocks("Rows of the table", "ComparisonRow", "A row of the table", {
      topic: text("What is compared", 60),
      before: content("row", "How it is without", 160),
      after: content("row", "How it is with", 160),
    }),
  }),
  fixedSection("picture", "A picture of the product, as wide as the page, which cuts its end", {
    ground: choice("Ground", ["plain", "dark"]).describe("*dark* continues a dark hero behind it").optional(),
    layout: choice("SectionLayout", ["screen", "drawing"])
      .describe("*screen* runs off the window, *drawing* is shown whole; screen when left out")
      .optional(),
    picture,
  }),
  fixedSection(
    "forecast",
    "The interactive forecast, as wide as the page",
    {
      ground: choice("Ground", ["plain", "dark"])
        .describe("Without a heading: *dark* continues a dark hero behind it")
        .optional(),
      heading: heading.optional(),
      forecast: reference("Forecast", "name", "The forecast of forecast.json"),
      action: action.optional(),
    },
    { once: true },
  ),
  fixedSection(
    "logos",
    "Moving strip of all customers",
    {
      title,
      name: text("What the button pauses, e.g. *customer logos*", 40),
    },
    { shows: { files: "customers.json" } },
  ),
  section("partners", "Carousel of all partners", titled, { shows: { files: "partners.json" } }),
  section("highlights", "Carousel of cards with pictures", {
    title: text("Name of the carousel; a heading if there is a text under it", 90),
    text: titled.text,
    slides: blocks("One to seven cards", "Highlight", "A card of the carousel", {
      key: anchor("Key of the card, and its anchor in addresses"),
      title: text("Heading", 60),
      text: text("Two or three sentences", 400),
      picture: block("UprightImage", "A picture and its description", {
        image: image("Upright, about 3:4, at least 960 px wide; three cards in a row show its upper part", {
          folder: "product/small",
          minWidth: 960,
        }),
        alt: alt("What the picture shows, for those who cannot see it"),
      }),
      action,
    }).max(7),
  }),
  section(
    "people",
    "People with their portraits",
    {
      ...titled,
      group: term("teamGroups", "All people of a group of team.json").optional(),
      people: z.array(person()).min(1).describe("Slugs of people, instead of a group").optional(),
    },
    { shows: { files: "team.json", matches: ({ group }, person) => group === undefined || person["group"] === group } },
  )
    .refine(({ group, people }) => (group === undefined) !== (people === undefined), {
      error: advise("does not have exactly one of group and people", "Keep group to show all of it, people to choose"),
    })
    .meta({ jsonSchema: { anyOf: [{ required: ["group"] }, { required: ["people"] }] } }),
  section("jobs", "All open positions", titled, { leadsOn: true }),
  section("platforms", "All platforms as tiles with a filter", titled, { shows: { files: "integrations.json" } }),
  fixedSection("moving-platforms", "Panel of the logos of the first platforms, which move", titled, {
    shows: { files: "integrations.json" },
  }),
  section(
    "posts",
    "The newest articles of the blog",
    {
      ...titled,
      tag: term("postTags", "Only articles with this tag of the blog").optional(),
    },
    { leadsOn: true, shows: { files: article.files, matches: hasTag } },
  ),
  section(
    "articles",
    "Articles of the blog, by name, each with its pull quote and the face of the person",
    {
      ...titled,
      articles: z
        .array(reference("Article", "slug", "A slug of an article"))
        .min(1)
        .describe("Slugs of articles"),
    },
    { leadsOn: true, shows: { files: article.files, matches: isNamed } },
  ),
  section("leaders", "Cards for leaders, from leaders.json", titled, { shows: { files: "leaders.json" } }),
  section("values", "The company's values, from values.json", titled, { shows: { files: "values.json" } }),
  section("plans", "Plans side by side, with their prices and what is in them", {
    ...titled,
    plans: blocks("The plans in order, the smallest first", "Plan", "A plan", {
      name: text("Name of the plan", 40),
      text: text("For whom it is, in one sentence", 160).optional(),
      price: block("PlanPrice", "What it costs; without it, the price is on request", {
        amount: z.number().min(0).max(9_999_999).describe("The amount, e.g. *49* or *49.50*"),
        currency: currency("Currency as an ISO 4217 code, e.g. *USD*"),
        unit: text("What it buys, e.g. *per user and month, without VAT*", 60).optional(),
      })
        .refine(({ amount, currency }) => Number(amount.toFixed(countDecimals(currency))) === amount, {
          error: advise("has more decimals than its currency", "Write at most as many, e.g. 49.50 dollars or 4950 yen"),
          path: ["amount"],
        })
        .optional(),
      points: z.array(text("A short phrase", 110)).min(1).describe("What is in the plan, as short phrases"),
      action: action.optional(),
    }).max(4),
  }),
  section("questions", "Questions with answers that open", {
    ...titled,
    items: blocks("The questions in order", "Question", "A question with its answer", {
      question: text("The question", 140),
      answer: content("question", "The answer, in a few sentences", 900),
    }),
  }),
  section("text", "Text with headings, lists, links and tables", {
    title: title.optional(),
    markdown: markdown("The text in Markdown; headings begin with *###*, without a title with *##*", 6000),
  }),
  section("quote", "Words of a colleague", {
    quote: quotation("What is said"),
    person: person("Slug of the person who is quoted"),
  }),
  fixedSection(
    "voices",
    "Voices from the industry; not shown while there are none",
    {
      title,
      items: z
        .array(
          block("Voice", "A voice", {
            name: text("Who says it", 60),
            role: text("Role and company", 90),
            quote: quotation("What is said"),
            portrait: image("Square portrait, at least 216 px wide", {
              folder: "people",
              minWidth: 216,
              square: true,
            }).optional(),
          }),
        )
        .describe("The voices")
        .optional(),
    },
    { shownBy: "items" },
  ),
  fixedSection("notice", "Strip with one line and a link", {
    title: text("The line", 140),
    label: text("Label of the link", 40),
    to: link("Where it leads"),
  }),
  section("data-sources", "Where data comes from, as lanes on one time axis", {
    ...titled,
    cards: blocks("The three kinds", "DataSource", "A kind of data source", {
      title: text("Heading", 40),
      text: text("Two or three sentences", 320),
      examples: z.array(text("A kind of data", 60)).min(1).describe("What is read, as short phrases"),
      signal: choice("DataSourceSignal", dataSourceSignals).describe("The drawing of what it looks like over time"),
      captions: z
        .array(text("A word or two", 14))
        .min(1)
        .max(2)
        .describe("Labels of the marks in that drawing, in order"),
    }).length(3),
    timeline: block("AccountTimeline", "Where the three run together", {
      title: text("Heading", 60),
      text: text("One or two sentences", 300),
      now: text("The present, under the drawing", 12),
      ahead: text("What comes after it", 20),
    }),
  }),
  section("data-privacy", "What happens to a customer's data", {
    ...titled,
    read: phrases("What is read"),
    never: phrases("What is never read"),
    more: z.array(row).min(1).describe("Rows of a table, e.g. where data is kept, how long, who can see it"),
    links: z.array(action).min(1).describe("Under the table, e.g. to a mail address").optional(),
  }),
  section("ledger", "Predictions for sample accounts and what came of them, as a table with a filter", {
    ...titled,
    sample: text("Above the table, says that the accounts are samples", 120),
    show: text("Name of the filter, for screen readers", 40),
    columns: block("LedgerColumns", "Headings of the columns", {
      account: text("Of the accounts", 30),
      said: text("Of what was predicted", 30),
      when: text("Of the month of the last renewal", 30),
      outcome: text("Of what happened", 30),
      result: text("Of whether the prediction came true", 30),
    }),
    labels: block("LedgerLabels", "Texts in the rows, and choices of the filter", {
      churn: filled("Prediction that an account leaves", 40, "chance"),
      growth: filled("Prediction that an account grows", 40, "chance"),
      ahead: filled("How long before that month it was predicted", 40, "months"),
      hit: text("A prediction that came true", 20),
      miss: text("Something that happened without having been predicted", 20),
      alarm: text("A prediction that did not come true", 20),
    }),
    predictions: blocks(
      "The predictions; those that came true are shown first, and the newest of each result",
      "Prediction",
      "A prediction",
      {
        account: reference("Account", "slug", "Slug of an account of accounts.json"),
        event: choice("PredictedEvent", ["churn", "growth"]).describe(
          "Whether it says that the account leaves or grows",
        ),
        chance: z.int().min(0).max(100).describe("Predicted chance in percent, shown as dots of 5%"),
        ahead: z.int().min(2).max(12).describe("How many months before the account's last renewal it was predicted"),
        outcome: text("What happened", 90),
        result: choice("PredictionResult", ["hit", "miss", "alarm"]).describe(
          "*miss* was not predicted, *alarm* did not happen",
        ),
      },
    ),
  }),
  section("measures", "Definitions of figures; figures of pages name them, and link here", {
    ...titled,
    items: blocks("The figures", "Measure", "A figure and its definition", {
      anchor: anchor("Anchor of the definition in addresses, for links of the figure").optional(),
      value: text("The figure, e.g. *90%+*", 20),
      name: text("What it is called on the site; figures name it", 60),
      counts: text("What is counted, as a share of what, and what is not", 300),
      window: text("Over which time; without it the figure is smaller", 120).optional(),
    }),
  }),
  fixedSection("call-to-action", "Closing section with a button", {
    spacing: frame.spacing,
    variant: choice("CallToActionVariant", ["offer", "open"])
      .describe("*offer* is a dark band, *open* a card on the page; offer when left out")
      .optional(),
    title,
    text: text("One sentence under it", 300),
    action,
  }),
  form,
] as const;

/** A section of a page. Its `section` selects the kind. */
export const pageSection = z
  .discriminatedUnion("section", pageSections)
  .meta({ typeName: "PageSection", description: "A section" });
