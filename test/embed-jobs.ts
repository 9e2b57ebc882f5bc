/**
 * Puts jobs into the page, as a server does that renders it with them.
 *
 * @param data `data` of the response to `GET job/search/`
 */
export function embedJobs(data: unknown, { params = {}, total = 25, now = '2026-11-25T03:00:00.000Z' } = {}): void {
  const element = Object.assign(document.createElement('script'), { type: 'application/json', id: 'jobs' });
  element.textContent = JSON.stringify({
    params: { ...params, sort: 'newest', page: 1, pageSize: 10 },
    now,
    response: { statusCode: 2000, message: '', data, meta: { total, titleMatches: total, page: 1, pageSize: 10 } },
  });
  document.body.append(element);
}
