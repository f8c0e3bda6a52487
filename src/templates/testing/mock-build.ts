// Replaces what only a build has. Tests import this file first.
import { staticData as mockData } from "./static-data";

jest.mock("gatsby", () => ({ graphql: () => undefined, useStaticQuery: () => mockData.current }));
jest.mock("gatsby-plugin-mdx", () => ({
  async compileMDXWithCustomOptions(
    { source }: { source: string },
    { customOptions }: { customOptions: { mdxOptions: object } },
  ) {
    const { compile } = await import("@mdx-js/mdx");
    return { processedMDX: String(await compile(source, customOptions.mdxOptions)) };
  },
}));
jest.mock("../../gatsby/output/public-folder", () => ({ shortenDigest: String, writePublic: () => undefined }));
jest.mock("../../gatsby/nodes/code-version", () => ({ codeVersion: "" }));
