import { accountPrediction, accountPredictionSmall } from "./panel/account-prediction";
import { accountTimeline, accountTimelineSmall } from "./panel/account-timeline";
import { agents, agentsSmall } from "./panel/agents";
import { analystChat, analystChatSmall } from "./panel/analyst-chat";
import { businessAnalysis, businessAnalysisSmall } from "./panel/business-analysis";
import { cohortPage, cohortPageSmall } from "./panel/cohort-page";
import { companyInsights, companyInsightsSmall } from "./panel/company-insights";
import { dataFlow, dataFlowSmall } from "./panel/data-flow";
import { featureContributions, featureContributionsSmall } from "./panel/feature-contributions";
import { insightsInApps, insightsInAppsSmall } from "./panel/insights-in-apps";
import { performanceIndicators, performanceIndicatorsSmall } from "./panel/performance-indicators";
import { qChat } from "./panel/q-chat";
import { quantitativeMl } from "./panel/quantitative-ml";
import { segmentation, segmentationSmall } from "./panel/segmentation";
import { trackRecord, trackRecordSmall } from "./panel/track-record";
import { type Picture } from "./shared/panel";
import { cohortSegments, cohortSegmentsSmall } from "./window/cohort-segments";
import { growthForecast } from "./window/growth-forecast";

/** All pictures, in the order of the site, each before its composition for phones. A cover has none; two have only that. */
export const pictures: readonly Picture[] = [
  cohortSegments,
  cohortSegmentsSmall,
  growthForecast,
  segmentation,
  segmentationSmall,
  featureContributions,
  featureContributionsSmall,
  performanceIndicators,
  performanceIndicatorsSmall,
  cohortPage,
  cohortPageSmall,
  companyInsights,
  companyInsightsSmall,
  analystChat,
  analystChatSmall,
  accountPrediction,
  accountPredictionSmall,
  businessAnalysis,
  businessAnalysisSmall,
  trackRecord,
  trackRecordSmall,
  accountTimeline,
  accountTimelineSmall,
  agents,
  agentsSmall,
  dataFlow,
  dataFlowSmall,
  quantitativeMl,
  qChat,
  insightsInApps,
  insightsInAppsSmall,
];
