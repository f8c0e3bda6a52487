export { onPreInit, onPreBootstrap, onPreBuild } from "./src/gatsby/before-build";
export { createResolvers, createSchemaCustomization } from "./src/gatsby/schema/create-schema";
export { onCreateNode, sourceNodes } from "./src/gatsby/nodes/publish-content";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { createPages, onPostBootstrap } from "./src/gatsby/create-pages";
export { onPostBuild } from "./src/gatsby/on-post-build";
