import { answerSchema } from '@/shared/api';
import { isContractJobDetail } from './is-contract-job';
import type { JobDetailDto } from './job.dto';

/** What the vacancy's page cannot do without; the lenient schema is fetched for one that is not as the contract has it. */
export const jobDetailSchema = answerSchema<JobDetailDto>(async (value) => {
  if (isContractJobDetail(value)) return { value };
  const { jobDetailDto } = await import('./job.dto');
  return jobDetailDto['~standard'].validate(value);
});
