import { http, HttpResponse } from 'msw';
import { givenCapabilities } from './capabilities';
import type { makeJobDto } from './dto/job';
import { call, server } from './server';

type JobDto = ReturnType<typeof makeJobDto>;

/** Where a search found something in a job. */
type Hit = Record<'field' | 'term' | 'via', string>;

export const hit = (field: string, term: string, via = 'word'): Hit => ({ field, term, via });

interface Found {
  /** Jobs that every text finds elsewhere than in the title. */
  others?: (JobDto & { matchedIn: Hit[] })[];
  facets?: object;
  dropped?: string[];
  /** The filters that words of the query are. */
  filters?: object[];
  /** How many jobs are new by the parameter `newFrom`; the test lists them first. */
  newJobs?: number;
  answers?: object;
  /** Awaited before a response; a rejection is a dropped connection. */
  before?: (params: URLSearchParams) => Promise<unknown>;
}

/**
 * The provider searches (capability `jobSearch`): by title in the order of these jobs, `oldest` reversed.
 *
 * @param jobs may depend on the parameters of the request
 * @returns the requests, in order: parameters, the signal and who calls
 */
export function givenJobSearch(
  jobs: readonly JobDto[] | ((params: URLSearchParams) => readonly JobDto[]),
  { others = [], facets = {}, dropped, filters, newJobs, answers, before }: Found = {},
) {
  const requests: { params: Record<string, string>; signal: AbortSignal; authorization: string | null }[] = [];
  server.use(
    http.get(call('job/search/'), async ({ request }) => {
      const params = new URL(request.url).searchParams;
      const authorization = request.headers.get('Authorization');
      requests.push({ params: Object.fromEntries(params), signal: request.signal, authorization });
      try {
        await before?.(params);
      } catch {
        return HttpResponse.error();
      }
      const text = (params.get('q') ?? '').toLowerCase();
      const titleMatches = (typeof jobs === 'function' ? jobs(params) : jobs)
        .filter(({ title, status }) => title.toLowerCase().includes(text) && (!params.has('open') || status === 'open'))
        .map((job) => ({ ...job, matchedIn: [] }));
      if (params.get('sort') === 'oldest') titleMatches.reverse();
      const found = text || params.has('place') ? [...titleMatches, ...others] : titleMatches;
      const pageSize = Number(params.get('pageSize') ?? 10);
      const page = Math.max(1, Math.min(Number(params.get('page') ?? 1), Math.ceil(found.length / pageSize)));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      const counts = { total: found.length, titleMatches: titleMatches.length, newJobs };
      const meta = { ...counts, page, pageSize, facets, dropped, filters, answers };
      return HttpResponse.json({ statusCode: 2000, message: '', data, meta });
    }),
  );
  givenCapabilities('jobSearch', 'searchPlace');
  return requests;
}

/** Something to wait for, and what ends the wait. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
