import { accountPrediction } from "./panel/account-prediction";
import { accountTimeline } from "./panel/account-timeline";
import { agents } from "./panel/agents";
import { analystChat } from "./panel/analyst-chat";
import { businessAnalysis } from "./panel/business-analysis";
import { cohortPage } from "./panel/cohort-page";
import { companyInsights } from "./panel/company-insights";
import { dataFlow } from "./panel/data-flow";
import { featureContributions } from "./panel/feature-contributions";
import { insightsInApps } from "./panel/insights-in-apps";
import { performanceIndicators } from "./panel/performance-indicators";
import { qChat } from "./panel/q-chat";
import { quantitativeMl } from "./panel/quantitative-ml";
import { segmentation } from "./panel/segmentation";
import { trackRecord } from "./panel/track-record";
import { type Picture } from "./shared/panel";
import { cohortSegments } from "./window/cohort-segments";
import { growthForecast } from "./window/growth-forecast";

/** All pictures, in the order of the site. */
export const pictures: readonly Picture[] = [
  cohortSegments,
  growthForecast,
  segmentation,
  featureContributions,
  performanceIndicators,
  cohortPage,
  companyInsights,
  analystChat,
  accountPrediction,
  businessAnalysis,
  trackRecord,
  accountTimeline,
  agents,
  dataFlow,
  quantitativeMl,
  qChat,
  insightsInApps,
];
