import { EVERY_JOB, JOBS_PATH, toPageParams } from '@/entities/job';
import { BASE_URL } from '@/shared/api';

/**
 * The URL at which the page of the list requests its vacancies: all of them, or the first page where the provider does
 * the searching.
 */
export function jobListUrl(): string {
  if (process.env.JOB_SEARCH !== 'server') return BASE_URL + JOBS_PATH;
  // As `fetchBaseQuery` writes them.
  const params = Object.entries(toPageParams(EVERY_JOB)).map(([name, value]) => [name, String(value)]);
  return `${BASE_URL}${JOBS_PATH}?${new URLSearchParams(params)}`;
}
