import { useDeferredValue, useEffect, useMemo } from 'react';
import { useCapability } from '@/entities/capability';
import { PAGE_SIZE, paginate, useGetJobsQuery, useSearchJobsQuery } from '@/entities/job';
import type { JobsPage } from '@/entities/job';
import { logFailure } from '@/shared/lib/logging';
import { findCompany } from './company-jobs';
import type { Company } from './company-jobs';

/** Seconds after which a list that is shown again is also fetched again, behind what is shown. */
const FRESH_FOR = 60;

/** State of a company's page. */
interface CompanyState {
  /** Null where no vacancy is of such a company; undefined until that is known. */
  company: Pick<Company, 'name' | 'logo'> | null | undefined;
  /** One page of its open vacancies. */
  found: JobsPage | undefined;
  error: unknown;
  retrying: boolean;
  retry: () => void;
}

function useCompanyOfList(slug: string, page: number, skip = false): CompanyState {
  const { data, error, isFetching, refetch } = useGetJobsQuery(undefined, {
    skip,
    refetchOnMountOrArgChange: FRESH_FOR,
    refetchOnReconnect: true,
  });
  // The list may be long; defer it so that taps stay responsive.
  const jobs = useDeferredValue(data);
  const company = useMemo(() => jobs && findCompany(jobs, slug), [jobs, slug]);
  useEffect(() => {
    if (error) logFailure('job/list failed', error);
  }, [error]);
  const found = company ? paginate(company.openJobs, page) : undefined;
  return { company, found, error: data ? undefined : error, retrying: isFetching, retry: () => void refetch() };
}

/** The requested page, counted from 1. */
const toPage = (page: number): number => Math.max(1, Math.trunc(page) || 1);

/** Page by page from the provider, of which no more is loaded than is shown. */
function useCompanyByProvider(slug: string, page: number, skip: boolean): CompanyState {
  const open = useSearchJobsQuery(
    { company: slug, open: true, sort: 'newest', page: toPage(page), pageSize: PAGE_SIZE },
    { skip, refetchOnReconnect: true },
  );
  const total = open.data?.total;
  // Without open vacancies, a closed one tells of the company.
  const any = useSearchJobsQuery(
    { company: slug, sort: 'newest', page: 1, pageSize: 1 },
    { skip: skip || total !== 0 },
  );
  const known = total === 0 ? any : open;
  const { error } = open.error === undefined ? any : open;
  useEffect(() => {
    if (error) logFailure('job/search failed', error);
  }, [error]);

  const company = useMemo(() => {
    if (!known.data) return undefined;
    const jobs = known.data.matches.map(({ job }) => job.company);
    const [newest] = jobs;
    return newest ? { name: newest.name, logo: jobs.find(({ logo }) => logo)?.logo ?? null } : null;
  }, [known.data]);
  const found = useMemo(() => {
    if (!open.data) return undefined;
    const pageCount = Math.max(1, Math.ceil(open.data.total / PAGE_SIZE));
    const items = open.data.matches.map(({ job }) => job);
    return { items, page: Math.min(toPage(page), pageCount), pageCount, total: open.data.total };
  }, [open.data, page]);
  const { refetch } = open.error === undefined ? any : open;
  return {
    company,
    found,
    error: company === undefined ? error : undefined,
    retrying: open.isFetching || any.isFetching,
    retry: () => void refetch(),
  };
}

function useCompanyEitherWay(slug: string, page: number): CompanyState {
  const isByProvider = useCapability('jobSearchList');
  const ofList = useCompanyOfList(slug, page, isByProvider);
  const byProvider = useCompanyByProvider(slug, page, !isByProvider);
  return isByProvider ? byProvider : ofList;
}

/**
 * A company and one page of its open vacancies, the newest first: of the whole list or, in a build for lists too long
 * for a browser, from the provider where it knows companies. Specification 4, section 2.
 */
export const useCompany = process.env.JOB_SEARCH === 'server' ? useCompanyEitherWay : useCompanyOfList;
