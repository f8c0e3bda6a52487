import { z } from "zod";

import { action, person, picture, stat, titled } from "../blocks";
import { block, choice, type Shown } from "../define";
import { advise, filled, link, payingAccount, reference, text } from "../fields";
import { customer } from "../kinds/customer";
import { forecast } from "../kinds/forecast";
import { valueAt } from "../read/record";
import { accountMap } from "./account-map";
import { fixedSection } from "./section";
import { signal } from "./signal";

const submittedAmounts: Shown = {
  files: forecast.files,
  matches: (_, { accounts }) =>
    [valueAt(accounts, ["items"])].flat().some((account) => valueAt(account, ["submitted"]) !== undefined),
  missing: { message: "no account has a submitted amount", write: "submitted in an account of" },
};

const featuredCustomers: Shown = {
  files: customer.files,
  matches: (_, { featured }) => featured === true,
  missing: { message: "no customer is featured", write: '"featured": true in' },
};

/** Fields that are shown beside the text. */
const asides = ["signal", "picture", "people", "map", "cards", "calls", "customers", "art"] as const;

export const hero = fixedSection(
  "hero",
  "First view of a page: the headline is the page's h1",
  {
    ground: choice("Ground", ["plain", "dark"])
      .describe("Background; plain when left out; *dark* for a signal or art, not for a map")
      .optional(),
    eyebrow: text("A word or two above the headline", 40).optional(),
    title: text("Headline", 90),
    text: text("One or two sentences under it", 400),
    action: block("HeroAction", "A button with a link, and a second one beside it", {
      ...action.shape,
      more: action.describe("A second, quieter button").optional(),
    }).optional(),
    links: z.array(action).describe("More links, below the others").optional(),
    figures: z.array(stat).min(2).max(4).describe("Two to four figures below").optional(),
    signal: signal.optional(),
    map: accountMap.optional(),
    picture: picture.describe("Beside the text").optional(),
    people: z.array(person()).min(1).describe("Slugs of people, whose portraits are beside the text").optional(),
    cards: z
      .array(
        block("HeroCard", "A card with a drawing", {
          title: text("Name of what the card leads to", 40),
          text: text("A few words under it", 60),
          map: block("CardMap", "Draws customers by habit, and by industry under the pointer", {
            habit: text("Label of the first view, e.g. *By habit*", 20),
            industry: text("Label of the other, e.g. *By industry*", 20),
            count: filled("Outcome of the last group", 36, "kept", "accounts"),
          }).optional(),
          accounts: z
            .array(payingAccount("A slug of accounts.json"))
            .min(2)
            .max(4)
            .describe("Draws the predicted change of ARR of these accounts")
            .optional(),
          caption: text("What the drawing shows, under it", 90).optional(),
          to: link("Where it leads"),
        }).refine(({ map, accounts }) => (map === undefined) !== (accounts === undefined), {
          error: advise(
            "does not have exactly one of map and accounts",
            "Keep map to draw customers by habit, accounts to draw the predicted change of ARR",
          ),
        }),
      )
      .min(1)
      .describe("Cards beside the text, e.g. for products")
      .optional(),
    calls: block(
      "HeroCalls",
      "ARR that teams expect beside the predicted one, by account; each row opens the account",
      {
        title: text("Heading, e.g. *ARR after the renewal*", 60),
        submitted: text("Label of what the team expects", 20),
        predicted: text("Label of the prediction", 20),
        forecast: reference("Forecast", "name", "The forecast whose accounts have *submitted*"),
        to: link("The section with this forecast, by its anchor, e.g. */product/growth#forecast*", "forecast"),
      },
    )
      .meta({ traits: { shows: submittedAmounts } })
      .optional(),
    customers: block(
      "HeroCustomers",
      "The featured customers of customers.json beside the text, marked one at a time",
      {
        ...titled,
        name: text("What the button beside the logos pauses, e.g. *customer logos*", 40),
      },
    )
      .meta({ traits: { shows: featuredCustomers } })
      .optional(),
    art: z.enum(["flat-line"]).describe("A drawing beside the text: *flat-line* is a line without a signal").optional(),
  },
  { opens: "always" },
)
  .refine((value) => asides.filter((aside) => value[aside] !== undefined).length <= 1, {
    error: advise("has two things beside its text", `Keep one of ${asides.join(", ")}`),
  })
  .refine(({ ground, map, signal, art }) => !(ground === "dark" ? map : (signal ?? art)), {
    error: advise("has a drawing for another ground", 'Write "dark" in ground for signal and art, "plain" for map'),
  });
