import { BASE_URL } from './base-url';

interface Prefetch {
  url: string;
  authorization: string;
  response: Promise<Response>;
  /** By `performance.now()`. */
  startedAt: number;
}

/** Milliseconds after which an unused response is stale. */
const MAX_AGE_MS = 60_000;

/** Used once, by the first caller with the same request. */
let prefetched: Prefetch | null = null;

/**
 * Requests what the page shows first while the app is still being fetched. A `<link rel="preload">` would do, but cannot
 * send a token.
 *
 * @param path relative to `/api/v1/`, as the endpoint has it
 */
export function prefetch(path: string, token: string): void {
  const authorization = `Bearer ${token}`;
  const request = new Request(new URL(BASE_URL + path, window.location.href), {
    headers: { Accept: 'application/json', Authorization: authorization },
    credentials: 'omit',
  });
  const response = fetch(request);
  // The consumer of the response handles its failure.
  response.catch(() => undefined);
  prefetched = { url: request.url, authorization, response, startedAt: performance.now() };
}

function takePrefetched({ url, method, headers }: Request): Promise<Response> | null {
  if (prefetched?.url !== url || method !== 'GET') return null;
  const { authorization, response, startedAt } = prefetched;
  prefetched = null;
  const isFresh = performance.now() - startedAt < MAX_AGE_MS;
  return isFresh && headers.get('Authorization') === authorization ? response : null;
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** As `fetch`, with the response of `prefetch` for the same request; one whose connection was lost is requested again. */
export async function fetchOrTakePrefetched(request: RequestInfo): Promise<Response> {
  const response = request instanceof Request ? takePrefetched(request) : null;
  if (!(request instanceof Request) || !response) return fetch(request);
  try {
    return await Promise.race([response, rejectOnAbort(request.signal)]);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return fetch(request);
  }
}
