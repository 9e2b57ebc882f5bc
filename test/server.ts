import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { JsonBodyType } from 'msw';
import { expectLoggedFailures } from './console';

/** The provider as tests see it: it responds only to what a test has given. */
export const server = setupServer();

/** Address of a provider call, for a handler of one's own. */
export const call = (path: string): string => `*/api/v1/${path}`;

const success = (data: JsonBodyType, message: string) => ({ statusCode: 2000, message, data });

type Method = 'get' | 'post' | 'put' | 'delete';

/** The provider responds to a call with this `data`. Returns its requests: bodies, tokens, headers and addresses, in order. */
export function given(method: Method, path: string, data: JsonBodyType, message = 'Berhasil') {
  const requests: { body: unknown; authorization: string | null; headers: Headers; url: string }[] = [];
  server.use(
    http[method](call(path), async ({ request }) => {
      const text = await request.text();
      requests.push({
        body: text ? (JSON.parse(text) as unknown) : null,
        authorization: request.headers.get('Authorization'),
        headers: request.headers,
        url: request.url,
      });
      return HttpResponse.json(success(data, message));
    }),
  );
  return requests;
}

/** The provider refuses a call: any HTTP status, and as much of the failure envelope as is given. */
export function givenFailure(method: Method, path: string, status: number, body: JsonBodyType = {}, headers = {}) {
  expectLoggedFailures();
  server.use(http[method](call(path), () => HttpResponse.json(body, { status, headers })));
}

/** A call gets no response. */
export function givenNoResponse(method: Method, path: string) {
  expectLoggedFailures();
  server.use(http[method](call(path), () => HttpResponse.error()));
}

/** Something between the app and its provider responds to a call: a page of HTML. */
export function givenHtml(method: Method, path: string, status = 200) {
  expectLoggedFailures();
  server.use(http[method](call(path), () => HttpResponse.html('<h1>Bad gateway</h1>', { status })));
}

/** Resolves once the provider has responded to a request made now, by which time it has seen every earlier one. */
export async function untilCallsSeen(): Promise<void> {
  server.use(http.get(call('last-call/'), () => HttpResponse.json(success(null, ''))));
  await fetch('http://localhost/api/v1/last-call/');
}
