import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readVocabulary } from "./read-vocabulary";
import { checkThing, type Thing, type Vocabulary } from "./vocabulary";

const declarations = `
type SchemaValue<T> = T | readonly T[];
interface ThingBase { "@id"?: string; "name"?: SchemaValue<string> }
interface ImageBase extends ThingBase { "width"?: SchemaValue<QuantityLeaf | string>; "isPublic"?: SchemaValue<boolean> }
export interface QuantityLeaf extends ThingBase { "@type": "Quantity"; "value"?: SchemaValue<number> }
export interface ImageLeaf extends ImageBase { "@type": "Image" }
export interface LogoLeaf extends ImageBase { "@type": "Logo" }
export interface FirmLeaf extends ThingBase { "@type": "Firm"; "logo"?: SchemaValue<LogoLeaf | ImageLeaf> }
`;

let folder: string;
let vocabulary: Vocabulary;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "vocabulary-"));
  writeFileSync(join(folder, "schema.d.ts"), declarations);
  vocabulary = readVocabulary(join(folder, "schema.d.ts"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(thing: Thing, ...others: Thing[]): string[] {
  return checkThing(thing, others, vocabulary).map(({ path, what }) => `${path}: ${what}`);
}

test("what the vocabulary has is well: inherited, alone or in a list, inside and pointed at", () => {
  const logo = { "@type": "Logo", width: { "@type": "Quantity", value: 3 }, isPublic: true };
  expect(check({ "@type": "Firm", name: "Acme", logo: [logo, { "@type": "Image", width: "3 px" }] })).toEqual([]);
  expect(check({ "@type": "Firm", logo: { "@id": "#logo" } }, { ...logo, "@id": "#logo" })).toEqual([]);
});

test("a type, or a property of a type, that there is not is found however deep it stands", () => {
  expect(check({ "@type": "Frim" })).toEqual(["@type: schema.org has no type Frim"]);
  expect(check({ "@type": "Firm", nmae: "Acme", logo: [{ "@type": "Logo", logo: "x" }] })).toEqual([
    "nmae: schema.org's Firm has no nmae",
    "logo[0].logo: schema.org's Logo has no logo",
  ]);
});

test("a value of another kind is found", () => {
  expect(check({ "@type": "Logo", width: 3, isPublic: "yes", name: { "@type": "Firm" } })).toEqual([
    "width: schema.org's Logo takes no number as width",
    "isPublic: schema.org's Logo takes no string as isPublic",
    "name: schema.org's Logo takes no Firm as name",
  ]);
});

test("what points at nothing, or at a thing of another type, is found", () => {
  expect(check({ "@type": "Firm", logo: { "@id": "#gone" } })).toContain(
    "logo: schema.org's Firm takes no such thing as logo",
  );
  expect(check({ "@type": "Firm", logo: { "@id": "#firm" } }, { "@type": "Firm", "@id": "#firm" })).toEqual([
    "logo: schema.org's Firm takes no Firm as logo",
  ]);
});
