/** All pictures. Most have a composition for phones; two have only that. */
export * from "./window/cohort-segments";
export * from "./panel/segmentation";
export * from "./panel/feature-contributions";
export * from "./panel/performance-indicators";
export * from "./panel/cohort-page";
export * from "./panel/company-insights";
export * from "./panel/analyst-chat";
export * from "./panel/account-prediction";
export * from "./panel/business-analysis";
export * from "./panel/track-record";
export * from "./panel/account-timeline";
export * from "./panel/agents";
export * from "./panel/data-flow";
export * from "./panel/quantitative-ml";
export * from "./panel/q-chat";
export * from "./panel/insights-in-apps";
