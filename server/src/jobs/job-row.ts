import { createHash } from 'node:crypto';
import type { jobs } from '../db/schema';
import type { JobInput } from './job-input';
import { sanitiseHtml } from '@titian/job-feeds';
import { searchDocument } from '@titian/job-search';
import { DOCUMENT_VERSION, toSearchedJob } from './search';
import { searchKey } from '@titian/rules/search-key';
import { jobSlug } from './slug';

/** A row of `jobs` but for its signals and the company, which is known by its name until that is stored. */
export type JobRow = Omit<typeof jobs.$inferInsert, 'companyId' | 'signals' | 'signalsVersion'> & {
  description: string;
  requirements: string;
};

/** Covers everything that storing the job again may change, the company's images included. */
function contentHash(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function searchColumns({ company, ...job }: JobInput) {
  const document = searchDocument({ ...toSearchedJob(job), companyName: company.name });
  return { searchDocument: document, searchVersion: DOCUMENT_VERSION };
}

/** Turns a job into its row: HTML sanitised, slug and content hash worked out. */
export function toJobRow(job: JobInput): JobRow {
  const { company, createdAt, source, sourceId, ...fields } = job;
  const content = {
    ...fields,
    description: sanitiseHtml(job.description),
    requirements: sanitiseHtml(job.requirements),
  };
  return {
    ...content,
    source,
    sourceId,
    ...(createdAt && { createdAt }),
    ...(job.status === 'closed' && { closedAt: new Date(), closedBy: 'feed' as const }),
    titleKey: searchKey(job.title),
    ...searchColumns({ ...job, ...content }),
    slug: jobSlug(job),
    contentHash: contentHash({ ...content, company, createdAt }),
  };
}
