/** Gatsby's own beginning of a page's scripts, an alias of webpack's. */
declare module "gatsby-app";
