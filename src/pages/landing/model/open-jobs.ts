import { array, number, nullable, object, safeParse, string } from 'valibot';
import type { InferOutput } from 'valibot';
import type { JobSearchDto, JobSearchParams } from '@/entities/job';

const NEWEST = 3;
const MOST_LINKS = 6;

/** Parameters of `GET job/search/` whose response the section shows. */
export const OPEN_JOBS_PARAMS: JobSearchParams = { open: true, sort: 'newest', page: 1, pageSize: NEWEST };

const links = array(object({ name: string(), count: number() }));

const openJobs = object({
  newest: array(
    object({
      slug: string(),
      title: string(),
      company: string(),
      city: string(),
      minSalary: nullable(number()),
      maxSalary: nullable(number()),
    }),
  ),
  cities: links,
  functions: links,
});

/** The newest open jobs, and the cities and functions with the most open jobs, with their numbers. */
export type OpenJobs = InferOutput<typeof openJobs>;

const mostJobs = (values: OpenJobs['cities']): OpenJobs['cities'] =>
  values
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_LINKS)
    .map(({ name, count }) => ({ name, count }));

/** The part of a response to `OPEN_JOBS_PARAMS` that the section needs. */
export function toOpenJobs({ data, meta }: JobSearchDto): OpenJobs {
  return {
    newest: data.slice(0, NEWEST).map(({ slug, title, company, city, minSalary, maxSalary }) => ({
      slug,
      title,
      company: company?.name ?? '',
      city: city?.name ?? '',
      minSalary: minSalary ?? null,
      maxSalary: maxSalary ?? null,
    })),
    cities: mostJobs(meta.facets?.city ?? []),
    functions: mostJobs(meta.facets?.function ?? []),
  };
}

/** Reads what `toOpenJobs` has made; null for a text that is something else, and where no job is open. */
export function parseOpenJobs(text: string): OpenJobs | null {
  try {
    const { success, output } = safeParse(openJobs, JSON.parse(text));
    return success && output.newest.length > 0 ? output : null;
  } catch {
    return null;
  }
}
