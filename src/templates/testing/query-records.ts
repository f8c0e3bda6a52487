import { readFileSync } from "node:fs";
import { join } from "node:path";

import { execute, isInterfaceType, valueFromASTUntyped, type DocumentNode, type GraphQLResolveInfo } from "graphql";

import type { ContentRecord } from "../../content/read/record";
import { dataFolder, imagesFolder } from "../../content/read/data-folder";
import { sectionType } from "../../content/pages/section";
import { projectRoot } from "../../content/testing/real-content";
import { onCreateNode } from "../../gatsby/nodes/publish-content";
import { rawTypes } from "../../gatsby/nodes/raw-records";
import { resolvers, schema, selectOperation } from "./site-schema";

// Runs the queries of the site on records without a build: the site's own nodes, types and resolvers, on plain GraphQL in the place of
// Gatsby's.

type Fields = Record<string, unknown>;

/** Record; the text of an MDX file if it is not that of the file. */
export interface PlacedRecord extends ContentRecord {
  body?: string;
}

const operations = new Map<string, DocumentNode>();

function readDirective(info: GraphQLResolveInfo, name: string): Record<string, string> | undefined {
  const field = info.parentType.getFields()[info.fieldName];
  const directive = field?.astNode?.directives?.find((each) => each.name.value === name);
  if (!directive) return undefined;
  const { arguments: given = [] } = directive;
  return Object.fromEntries(given.map((each) => [each.name.value, valueFromASTUntyped(each.value) as string]));
}

function readBody(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8").replace(/^---[^]*?\n---\n/u, "");
}

async function createNodesOf({ definition, source, value, at, body }: PlacedRecord): Promise<Fields[]> {
  const isText = source.file.endsWith(".mdx");
  const { id: jsonId, ...fields } = value;
  const raw = isText
    ? { frontmatter: value, body: body ?? readBody(source.file) }
    : { ...fields, ...(jsonId === undefined ? {} : { jsonId }) };
  const type = isText ? "Mdx" : rawTypes.find((name) => name === `${definition.typeName}Json`);
  const contentFilePath = join(projectRoot, source.file);
  const node = { ...raw, id: `${source.file} ${at.join()}`, internal: { type, contentFilePath } };
  const nodes: Fields[] = [node];
  const actions = { createNode: (created: Fields) => nodes.push(created), createParentChildLink: () => undefined };
  await onCreateNode?.(
    { node, actions, createNodeId: (text: string) => text, createContentDigest: () => "" } as never,
    null as never,
    null as never,
  );
  return nodes;
}

/** Nodes of records, most of which are those of the starter for each site. */
const nodesOf = new WeakMap<PlacedRecord, Promise<Fields[]>>();

export async function createNodes(records: readonly PlacedRecord[]): Promise<Fields[]> {
  const created = records.map((record) => {
    const nodes = nodesOf.get(record) ?? createNodesOf(record);
    nodesOf.set(record, nodes);
    return nodes;
  });
  return (await Promise.all(created)).flat();
}

/** Returns a function that runs a query of the site's code on nodes. */
export function connect(nodes: readonly Fields[]) {
  const typeOf = (node: Fields) => (node["internal"] as Fields | undefined)?.["type"] as string;
  const listTypes = (name: string) => {
    const type = schema.getType(name);
    return new Set([name, ...(isInterfaceType(type) ? schema.getPossibleTypes(type).map((own) => own.name) : [])]);
  };

  /** Resolves a field as a query does. */
  function resolveField(source: Fields, args: Fields, context: object, info: GraphQLResolveInfo): unknown {
    const { fieldName, parentType } = info;
    const link = readDirective(info, "link");
    const originalResolver = (owner: Fields) => {
      if (readDirective(info, "imageFile")) return findImage(owner[fieldName]);
      if (link) return findLinked(owner[link["from"] ?? fieldName], link["by"] ?? "", info);
      const proxied = readDirective(info, "proxy");
      const value = owner[proxied?.["from"] ?? fieldName];
      return value ?? (readDirective(info, "emptyWhenMissing") ? [] : value);
    };
    const resolver = resolvers[parentType.name]?.[fieldName];
    return resolver ? resolver.resolve(source, args, context, { ...info, originalResolver }) : originalResolver(source);
  }

  function findImage(path: unknown): Fields | null {
    if (typeof path !== "string") return null;
    const [base = "", extension = ""] = [path.split("/").at(-1), path.split(".").at(-1)];
    const image = { width: 10, height: 10, images: { sources: [], fallback: { src: `/${path}`, srcSet: `/${path}` } } };
    return {
      absolutePath: join(projectRoot, dataFolder, imagesFolder, path),
      ...{ base, extension, internal: { type: "File", contentDigest: path } },
      childImageSharp: extension === "svg" ? null : { gatsbyImageData: image },
    };
  }

  function findLinked(value: unknown, by: string, info: GraphQLResolveInfo): unknown {
    const [, name = ""] = /^\[?(\w+)/u.exec(info.returnType.toString()) ?? [];
    const types = listTypes(name);
    const find = (key: unknown) => nodes.find((node) => types.has(typeOf(node)) && node[by] === key) ?? null;
    return Array.isArray(value) ? value.map(find) : value === undefined ? null : find(value);
  }

  function readPath(node: Fields, field: string): unknown {
    const parentType = schema.getType(typeOf(node)) as never as GraphQLResolveInfo["parentType"];
    const definition = parentType.getFields()[field];
    if (!definition) return node[field];
    const info = { fieldName: field, parentType, returnType: definition.type } as GraphQLResolveInfo;
    return resolveField(node, {}, context, info);
  }

  async function matches(node: Fields, filter: Fields): Promise<boolean> {
    for (const [field, wanted] of Object.entries(filter)) {
      const value = await readPath(node, field);
      for (const [operator, operand] of Object.entries(wanted as Fields)) {
        const list = operand as unknown[];
        const isMet =
          operator === "eq"
            ? operand === undefined || (value ?? null) === operand
            : operator === "in"
              ? list.includes(value)
              : operator === "nin"
                ? !list.includes(value)
                : ((value as Fields | null)?.[operator] ?? null) === (operand as Fields)["eq"];
        if (!isMet) return false;
      }
    }
    return true;
  }

  /** Lists nodes by the arguments of Gatsby's queries. */
  async function list(type: string, { filter = {}, sort = [], skip = 0, limit }: Query): Promise<Fields[]> {
    const found: Fields[] = [];
    const types = listTypes(type);
    for (const node of nodes) if (types.has(typeOf(node)) && (await matches(node, filter))) found.push(node);
    const orders = Array.isArray(sort)
      ? sort.flatMap((each) => Object.entries(each))
      : "fields" in sort
        ? (sort["fields"] as string[]).map((field): [string, unknown] => [field, "DESC"])
        : Object.entries(sort);
    for (const [field, order] of orders.reverse()) {
      const direction = order === "DESC" ? -1 : 1;
      found.sort((a, b) => direction * String(a[field]).localeCompare(String(b[field])));
    }
    return found.slice(skip, limit === undefined ? undefined : skip + limit);
  }

  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => nodes.find((node) => node["id"] === id) ?? null,
    findOne: async ({ type, query = {} }: Request) => (await list(type, query))[0] ?? null,
    findAll: async ({ type, query = {} }: Request) => ({ entries: await list(type, query) }),
  };
  const context = { nodeModel };

  /** Resolves a root field: a node, or a list of nodes. */
  async function resolveRoot(info: GraphQLResolveInfo): Promise<unknown> {
    const { fieldName, fieldNodes, variableValues } = info;
    const [{ arguments: given = [] } = {}] = fieldNodes;
    const args = Object.fromEntries(
      given.map((each) => [each.name.value, valueFromASTUntyped(each.value, variableValues)]),
    );
    if (fieldName === "siteBuildMetadata") return { buildTime: "2026" };
    if (fieldName in (resolvers["Query"] ?? {}))
      return resolvers["Query"]?.[fieldName]?.resolve({}, args, context, info);
    const type = info.returnType.toString().replace(/Connection!|!/gu, "");
    if (!fieldName.startsWith("all")) return (await list(type, { filter: args }))[0] ?? null;
    const { skip = 0, limit, ...query } = args as Query;
    const all = await list(type, query);
    const page = all.slice(skip, limit === undefined ? undefined : skip + limit);
    const pageInfo = { currentPage: limit ? skip / limit + 1 : 1, hasNextPage: skip + page.length < all.length };
    return { nodes: page, totalCount: all.length, pageInfo };
  }

  return async function run<Data>(name: string, variableValues: Fields = {}): Promise<Data> {
    const document = operations.get(name) ?? selectOperation(name);
    operations.set(name, document);
    const { data, errors } = await execute({
      schema,
      document,
      variableValues,
      contextValue: context,
      fieldResolver: (source: Fields | undefined, args: Fields, own: object, info) =>
        info.parentType.name === "Query" ? resolveRoot(info) : resolveField(source ?? {}, args, own, info),
      typeResolver: (value: Fields) =>
        typeof value["section"] === "string" ? sectionType(value["section"]) : typeOf(value),
    });
    if (errors) throw new Error(errors.map(({ message, path = [] }) => `${path.join(".")}: ${message}`).join("\n"));
    return data as Data;
  };
}

interface Query {
  filter?: Fields;
  sort?: Fields[] | Fields;
  skip?: number;
  limit?: number | undefined;
}

interface Request {
  type: string;
  query?: Query;
}
