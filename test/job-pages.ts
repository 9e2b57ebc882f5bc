import { http, HttpResponse } from 'msw';
import type { makeJobDto } from './dto/job';
import { call, server } from './server';

type JobDto = ReturnType<typeof makeJobDto>;

/**
 * The provider sends pages of these vacancies, which stand oldest first; it searches by title alone.
 *
 * @param before awaited before a response; a rejection is a dropped connection
 * @returns the parameters of each call, in order
 */
export function givenJobPages(
  jobs: JobDto[],
  before: (params: URLSearchParams) => Promise<void> = async () => undefined,
) {
  const calls: Record<string, string>[] = [];
  server.use(
    http.get(call('job/list/'), async ({ request }) => {
      const params = new URL(request.url).searchParams;
      calls.push(Object.fromEntries(params));
      try {
        await before(params);
      } catch {
        return HttpResponse.error();
      }
      const found = jobs.filter(({ title }) => title.toLowerCase().includes(params.get('search') ?? '')).reverse();
      const page = Number(params.get('page'));
      const pageSize = Number(params.get('pageSize'));
      const data = found.slice((page - 1) * pageSize, page * pageSize);
      return HttpResponse.json({ statusCode: 2000, message: '', data, meta: { total: found.length, page, pageSize } });
    }),
  );
  return calls;
}

/** Something to wait for, and what ends the wait. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
