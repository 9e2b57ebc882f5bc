import { useDeferredValue, useMemo } from 'react';
import { EVERY_JOB, useJobPage } from '@/entities/job';
import type { Job, JobPage, JobQuery } from '@/entities/job';
import type { QueryKey } from '@/shared/api';

/** A company as its vacancies tell of it. */
export type Company = Pick<Job['company'], 'name' | 'logo'>;

/** State of a company's page. */
interface CompanyState {
  /** Null where no vacancy is of such a company; undefined until that is known. */
  company: Company | null | undefined;
  /** One page of its open vacancies. */
  found: JobPage | undefined;
  error: unknown;
  retrying: boolean;
  retry: () => void;
  source: QueryKey;
}

function toCompany({ jobs }: JobPage): Company | null {
  const companies = jobs.map(({ job }) => job.company);
  const [newest] = companies;
  return newest ? { name: newest.name, logo: companies.find(({ logo }) => logo)?.logo ?? null } : null;
}

/**
 * A company and one page of its open vacancies, the newest first. Specification 4, section 2.
 *
 * @param slug as `companySlug` makes it
 * @param page from 1; any other counts as the first
 */
export function useCompany(slug: string, page: number): CompanyState {
  const query = useMemo(
    (): JobQuery => ({ ...EVERY_JOB, company: slug, open: true, page, facets: true }),
    [page, slug],
  );
  const open = useJobPage(query);
  // Rendering the cards is expensive; defer them so that taps stay responsive.
  const found = useDeferredValue(open.found);
  const hasNone = found?.total === 0;
  // Without open vacancies, a closed one tells of the company.
  const newest = useMemo(() => ({ ...EVERY_JOB, company: slug, pageSize: 1 }), [slug]);
  const any = useJobPage(newest, { skip: !hasNone });
  const known = hasNone ? any : { ...open, found };
  return {
    company: known.found && toCompany(known.found),
    found,
    error: known.found ? undefined : known.error,
    retrying: known.isFetching,
    retry: () => void known.refetch(),
    source: open.source,
  };
}
