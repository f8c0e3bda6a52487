export { onPreInit } from "./src/gatsby/on-pre-init";
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { sourceNodes } from "./src/gatsby/source-nodes";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { createPages } from "./src/gatsby/create-pages";
export { onPreBuild } from "./src/gatsby/on-pre-build";
export { onPostBuild } from "./src/gatsby/on-post-build";
