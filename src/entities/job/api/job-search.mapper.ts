import type { JobFacets, JobPage } from '../model/job-page';
import type { JobSearchDto } from './job-search.dto';
import { toJobs } from './job.mapper';

type FacetsDto = NonNullable<JobSearchDto['meta']['facets']>;

const byName = (rows: FacetsDto['city']): JobFacets['city'] => rows.map(({ name, count }) => ({ value: name, count }));

const toFacets = (dto: FacetsDto): JobFacets => ({
  minSalary: dto.minSalary.map(({ amount, count }) => ({ value: amount, count })),
  postedWithin: dto.postedWithin.map(({ days, count }) => ({ value: days, count })),
  education: byName(dto.education),
  experience: dto.experience.map(({ months, count }) => ({ value: months, count })),
  function: byName(dto.function),
  city: byName(dto.city),
  near: byName(dto.near),
  places: dto.places.map(({ kind, name, province }) => ({ kind, name, province: province ?? null })),
});

/** The page in a response of `GET job/search/`. */
export function toJobPage({ data, meta }: JobSearchDto): JobPage {
  const jobs = toJobs(data).map((job, place) => ({ job, matchedIn: data[place]?.matchedIn ?? [] }));
  const total = Math.max(meta.total, jobs.length);
  const pageCount = Math.max(1, Math.ceil(total / meta.pageSize));
  return {
    jobs,
    total,
    titleMatches: Math.min(meta.titleMatches ?? total, total),
    newJobs: Math.min(meta.newJobs ?? 0, total),
    page: Math.min(meta.page, pageCount),
    pageCount,
    facets: meta.facets ? toFacets(meta.facets) : null,
    dropped: meta.dropped ?? [],
    answers: meta.answers ?? null,
  };
}
