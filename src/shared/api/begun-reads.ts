import { BASE_URL } from './base-url';

interface BegunRead {
  token: string | null;
  answer: Promise<Response>;
  /** By `performance.now()`. */
  begunAt: number;
}

/** After that, in milliseconds, an answer that nobody has taken is too old to be shown as new. */
const LIFE = 60_000;

/** By address; each answer is for whoever asks first. */
const begun = new Map<string, BegunRead>();

const toHeader = (token: string) => `Bearer ${token}`;

const isFresh = ({ begunAt }: BegunRead): boolean => performance.now() - begunAt < LIFE;

/**
 * Asks the provider for what the page will show, before what the page asks with is there; once, until that is taken.
 *
 * @param path relative to `/api/v1/`, as the endpoint has it
 * @param token of the session; null for what is the same for everybody
 */
export function beginRead(path: string, token: string | null): void {
  const headers = new Headers({ Accept: 'application/json' });
  if (token !== null) headers.set('Authorization', toHeader(token));
  const request = new Request(new URL(BASE_URL + path, window.location.href), { headers, credentials: 'omit' });
  const known = begun.get(request.url);
  if (known?.token === token && isFresh(known)) return;
  const answer = fetch(request).then(whole);
  // Whoever takes it hears of its failure; nobody else wants to.
  answer.catch(() => undefined);
  begun.set(request.url, { token, answer, begunAt: performance.now() });
}

/** An answer with all of its text: a browser that is busy would otherwise leave it in the network until it is read. */
async function whole(answer: Response): Promise<Response> {
  return new Response(await answer.blob(), answer);
}

function take({ url, method, headers }: Request): Promise<Response> | null {
  const read = begun.get(url);
  if (!read || method !== 'GET') return null;
  begun.delete(url);
  const isTheirs = headers.get('Authorization') === (read.token && toHeader(read.token));
  return isTheirs && isFresh(read) ? read.answer : null;
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });

/** As `fetch`, for a read that was begun: its answer. One whose connection was lost is asked for anew. */
export async function fetchOrTakeBegun(request: RequestInfo): Promise<Response> {
  if (!(request instanceof Request)) return fetch(request);
  const answer = take(request);
  if (!answer) return fetch(request);
  try {
    return await Promise.race([answer, whenAborted(request.signal)]);
  } catch (error) {
    if (request.signal.aborted) throw error;
    return fetch(request);
  }
}
