import { readFileSync } from "node:fs";
import { join } from "node:path";

import {
  buildASTSchema,
  extendSchema,
  FieldsOnCorrectTypeRule,
  isInterfaceType,
  isObjectType,
  Kind,
  KnownFragmentNamesRule,
  NoUnusedFragmentsRule,
  OverlappingFieldsCanBeMergedRule,
  parse,
  validate,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
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

function toDocument(definitions: DefinitionNode[]): DocumentNode {
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
  // A type that is declared again is an extension.
  const known = new Set<string>();
  const definitions = parse([gatsbyTypes, ...texts, ...added].join("\n")).definitions.map((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
      return definition;
    const { kind, name, fields = [] } = definition;
    if (!known.has(name.value)) {
      known.add(name.value);
      return definition;
    }
    const extension = kind === Kind.OBJECT_TYPE_DEFINITION ? Kind.OBJECT_TYPE_EXTENSION : Kind.INTERFACE_TYPE_EXTENSION;
    const interfaces = definition.interfaces?.filter((each) => each.name.value === "BlogEntry");
    const extended: unknown = { ...definition, kind: extension, interfaces, fields };
    return extended as DefinitionNode;
  });
  const isExtension = ({ kind }: DefinitionNode) => kind.endsWith("Extension");
  const base = buildASTSchema(toDocument(definitions.filter((each) => !isExtension(each))), { assumeValid: true });
  const whole = extendSchema(base, toDocument(mergeFields(definitions.filter(isExtension), base)), {
    assumeValid: true,
  });
  const kinds = Object.values(whole.getTypeMap()).filter((type) => isInterfaceType(type) || isObjectType(type));
  const names = kinds
    .filter((kind) => kind.getInterfaces().some(({ name }) => name === "Node"))
    .map(({ name }) => name);
  const roots = names.map((name) => {
    const hasId = "id" in (whole.getType(name) as GraphQLObjectType).getFields();
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    return `
      type ${name}Connection { nodes: [${name}!]! totalCount: Int! pageInfo: PageInfo! }
      ${hasId ? "" : `extend type ${name} { id: ID! }`}
      extend type Query { ${field}: ${name} all${name}: ${name}Connection! }`;
  });
  return extendSchema(whole, parse(roots.join("\n")), { assumeValid: true });
}

/** Removes fields from extensions that their type has already. */
function mergeFields(extensions: DefinitionNode[], base: GraphQLSchema): DefinitionNode[] {
  return extensions.map((extension) => {
    if (!("fields" in extension) || !extension.fields) return extension;
    const type = base.getType(extension.name.value) as { getFields?: () => object } | undefined;
    const known = type?.getFields?.() ?? {};
    return { ...extension, fields: extension.fields.filter(({ name }) => !(name.value in known)) } as DefinitionNode;
  });
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
