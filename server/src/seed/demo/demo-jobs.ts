import type { DemoJob } from './demo-job';
import { agricultureJobs } from './jobs/agriculture';
import { constructionJobs } from './jobs/construction';
import { creativeJobs } from './jobs/creative';
import { educationJobs } from './jobs/education';
import { energyAndMiningJobs } from './jobs/energy-and-mining';
import { financeJobs } from './jobs/finance';
import { healthJobs } from './jobs/health';
import { hospitalityJobs } from './jobs/hospitality';
import { logisticsJobs } from './jobs/logistics';
import { manufacturingJobs } from './jobs/manufacturing';
import { officeJobs } from './jobs/office';
import { retailJobs } from './jobs/retail';
import { salesAndMarketingJobs } from './jobs/sales-and-marketing';
import { technologyJobs } from './jobs/technology';
import { telecommunicationsJobs } from './jobs/telecommunications';
import { travelJobs } from './jobs/travel';

/** Every demo vacancy. Among them, on purpose: a very long title, places without a city, no salary, no deadline. */
export const demoJobs: readonly DemoJob[] = [
  ...agricultureJobs,
  ...constructionJobs,
  ...creativeJobs,
  ...educationJobs,
  ...energyAndMiningJobs,
  ...financeJobs,
  ...healthJobs,
  ...hospitalityJobs,
  ...logisticsJobs,
  ...manufacturingJobs,
  ...officeJobs,
  ...retailJobs,
  ...salesAndMarketingJobs,
  ...technologyJobs,
  ...telecommunicationsJobs,
  ...travelJobs,
];
