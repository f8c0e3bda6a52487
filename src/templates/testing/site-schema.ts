import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  buildASTSchema,
  FieldsOnCorrectTypeRule,
  Kind,
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  type NameNode,
  type ObjectTypeDefinitionNode,
} from "graphql";

import { listFiles } from "../../content/read/data-folder";
import { projectRoot } from "../../content/testing/real-content";
import { createResolvers, createSchemaCustomization } from "../../gatsby/schema/create-schema";

// The site's own types, resolvers and queries, on plain GraphQL in the place of Gatsby's.

type Fields = Record<string, unknown>;

type Resolve = (source: Fields, args: Fields, context: object, info: object) => unknown;
interface Resolver {
  type?: string;
  resolve: Resolve;
}

/** What Gatsby adds to the types of a site. */
const gatsbyTypes = `
  directive @dontInfer on OBJECT
  directive @imageFile on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @emptyWhenMissing on FIELD_DEFINITION
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @proxy(from: String) on FIELD_DEFINITION
  scalar Date
  scalar Any
  interface Node { id: ID! }
  type File implements Node { id: ID! publicURL: String childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: Any resize: Resized }
  type Resized { src: String }
  type PageInfo { currentPage: Int! hasNextPage: Boolean! }
  type SiteBuildMetadata { buildTime: String }
  type Query { siteBuildMetadata: SiteBuildMetadata }
`;

const cached = new Map<string, unknown>();
const cache = { get: (key: string) => cached.get(key), set: (key: string, value: unknown) => cached.set(key, value) };
const api = { createContentDigest: JSON.stringify, cache };

/** Collects the arguments of the functions that a build hook calls. */
function collect(run: (call: (value: never) => void) => unknown): unknown[] {
  const calls: unknown[] = [];
  void run((value) => calls.push(value));
  return calls;
}

/** Resolvers of the site, by type and field. */
export const resolvers = collect((call) => {
  createResolvers({ ...api, createResolvers: call } as never);
})[0] as Record<string, Record<string, Resolver>>;

function toDocument(definitions: readonly DefinitionNode[]): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions };
}

function buildSchema(): GraphQLSchema {
  const actions = { createFieldExtension: () => undefined };
  const calls = collect((createTypes) =>
    createSchemaCustomization?.(
      { actions: { ...actions, createTypes }, schema: { buildInterfaceType: () => null } } as never,
      null as never,
      null as never,
    ),
  );
  const added = Object.entries(resolvers).flatMap(([name, fields]) =>
    Object.entries(fields).flatMap(([field, { type }]) => (type ? `extend type ${name} { ${field}: ${type} }` : [])),
  );
  const texts = calls.filter((call) => typeof call === "string");
  const { definitions } = parse([gatsbyTypes, ...texts, ...added].join("\n"));
  const nodes = [...mergeTypes(definitions).values()].filter(({ interfaces = [] }) =>
    interfaces.some(({ name }) => name.value === "Node"),
  );
  const roots = nodes.map(({ name: { value: name }, kind }) => {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    return `
      type ${name}Connection { nodes: [${name}!]! totalCount: Int! pageInfo: PageInfo! }
      extend ${kind === Kind.INTERFACE_TYPE_DEFINITION ? "interface" : "type"} ${name} { id: ID! }
      extend type Query { ${field}: ${name} all${name}: ${name}Connection! }`;
  });
  const whole = mergeTypes([...definitions, ...parse(roots.join("\n")).definitions]);
  return buildASTSchema(toDocument([...whole.values()]), { assumeValid: true });
}

/** Merges what is declared again or extended into the first declaration. Of two fields with one name, the first stays. */
function mergeTypes(definitions: readonly DefinitionNode[]) {
  const merged = new Map<string, ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>();
  const unite = <Part extends { name: NameNode }>(...lists: (readonly Part[] | undefined)[]) => [
    ...new Map(lists.flatMap((list = []) => list.map((part) => [part.name.value, part] as const)).reverse()).values(),
  ];
  for (const definition of definitions as ObjectTypeDefinitionNode[]) {
    const known = merged.get(definition.name.value);
    const fields = unite(known?.fields, definition.fields);
    const interfaces = unite(known?.interfaces, definition.interfaces);
    merged.set(definition.name.value, known ? { ...known, fields, interfaces } : definition);
  }
  return merged;
}

function readQueries(): DocumentNode {
  const folder = join(projectRoot, "src");
  const files = listFiles(folder).filter((file) => /\.tsx?$/u.test(file) && !/testing|develop|gatsby/u.test(file));
  const texts = files.flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/graphql`([^`]*)`/gu)]);
  return parse(texts.map(([, text]) => text).join("\n"));
}

/** Types of the site, as a build makes them. */
export const schema = buildSchema();
const queries = readQueries();

/** Lists what a build rejects in the queries: unknown fields, unknown fragments, fields of one name and different types. Lists unused fragments, too. */
export function listMistakes(): string[] {
  const rules = [
    FieldsOnCorrectTypeRule,
    KnownFragmentNamesRule,
    NoUnusedFragmentsRule,
    OverlappingFieldsCanBeMergedRule,
  ];
  return validate(schema, queries, rules).map(({ message }) => message);
}

/** Returns an operation with the fragments that it uses, directly or not. */
export function selectOperation(name: string): DocumentNode {
  const used = new Set([name]);
  const find = (wanted: string) => queries.definitions.filter((each) => "name" in each && each.name?.value === wanted);
  for (const each of used)
    visit(toDocument(find(each)), {
      FragmentSpread(spread) {
        used.add(spread.name.value);
      },
    });
  return toDocument([...used].flatMap(find));
}
