export { onPreInit, onPreBootstrap, onPreBuild } from "./src/gatsby/before-build";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { createResolvers } from "./src/gatsby/create-resolvers";
export { onCreateNode, sourceNodes } from "./src/gatsby/publish-content";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { createPages, onPostBootstrap } from "./src/gatsby/create-pages";
export { onPostBuild } from "./src/gatsby/on-post-build";
