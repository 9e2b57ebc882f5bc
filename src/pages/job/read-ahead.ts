import type { Reads } from '@/shared/api';

/** Asks for the vacancy of an address before its page is drawn. @returns once it is answered, either way */
export async function readJobAhead(reads: Reads, { slug = '' }: { slug?: string }): Promise<void> {
  const { jobApi } = await import(/* webpackMode: "eager" */ '@/entities/job');
  await reads(jobApi.endpoints.getJob.initiate(slug));
}
