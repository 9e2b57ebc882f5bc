import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Faults between the app and its provider. */
export type Fault =
  /** The response takes a while. */
  | 'latency'
  /** The connection ends before the server hears of the call. */
  | 'drop-before'
  /** The connection ends after the server has acted, without a response. */
  | 'drop-after'
  /** The connection is reset in the middle of the response's head. */
  | 'reset'
  /** Half of the response's body comes. */
  | 'truncated'
  /** The connection ends when half of the call's body has come; the server gets that half. */
  | 'cut'
  /** The session has ended. */
  | 'unauthorised'
  /** Too many calls. */
  | 'too-many'
  /** A page of HTML of something in between. */
  | 'bad-gateway';

/** How long a slow response takes, in milliseconds. */
const LATENCY = 1500;

/** Page that a proxy sends when the provider is down. */
const GATEWAY_PAGE = '<html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html>';

/**
 * When a kept-alive connection fails, Chromium itself sends the call once more, whatever its method: these
 * happen until they are disarmed, the others once.
 */
const LASTING = new Set<Fault>(['drop-before', 'drop-after', 'reset', 'truncated', 'cut']);

interface Armed {
  fault: Fault;
  method: string;
  /** Part of the call's path. */
  path: string;
}

const readBody = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const sendJson = (response: http.ServerResponse, status: number, headers: object, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/**
 * Stands between a browser and the server, and does to calls of a kind what a bad network or a broken machine
 * in between would do. Everything else passes.
 *
 * @param port of the server, on this machine
 */
export async function startFaultProxy(port: number) {
  let armed: Armed | null = null;
  let hits = 0;
  let requests = 0;
  let lossEvery = Infinity;

  /** The server's whole response to a call. */
  const forward = async (request: http.IncomingMessage) => {
    const body = await readBody(request);
    const { method, url, headers } = request;
    const upstream = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.request({ host: '127.0.0.1', port, path: url, method, headers }, resolve).on('error', reject).end(body);
    });
    return { upstream, body: await readBody(upstream) };
  };

  const pass = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { upstream, body } = await forward(request);
    const { 'transfer-encoding': _chunked, ...headers } = upstream.headers;
    response.writeHead(upstream.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body);
  };

  const faults: Record<Fault, (request: http.IncomingMessage, response: http.ServerResponse) => unknown> = {
    latency: async (request, response) => {
      await delay(LATENCY);
      await pass(request, response);
    },
    'drop-before': (request) => request.socket.destroy(),
    'drop-after': async (request) => {
      await forward(request);
      request.socket.destroy();
    },
    reset: async (request, response) => {
      await forward(request);
      response.flushHeaders();
      request.socket.resetAndDestroy();
    },
    truncated: async (request, response) => {
      const { upstream, body } = await forward(request);
      const { 'transfer-encoding': _chunked, ...headers } = upstream.headers;
      response.writeHead(upstream.statusCode ?? 502, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
    },
    cut: (request) => {
      const { method, url, headers, socket } = request;
      const upstream = http.request({ host: '127.0.0.1', port, path: url, method, headers });
      upstream.on('error', () => undefined);
      let left = Number(headers['content-length']) / 2;
      request.on('error', () => undefined);
      request.on('data', (chunk: Buffer) => {
        upstream.write(chunk.subarray(0, Math.max(0, left)));
        left -= chunk.length;
        if (left > 0) return;
        upstream.destroy();
        socket.destroy();
      });
    },
    unauthorised: (_request, response) =>
      sendJson(response, 401, {}, { statusCode: 4001, message: 'Sesi telah berakhir.' }),
    'too-many': (_request, response) =>
      sendJson(response, 429, { 'retry-after': '1' }, { statusCode: 4029, message: 'Terlalu banyak permintaan.' }),
    'bad-gateway': (_request, response) => response.writeHead(502, { 'content-type': 'text/html' }).end(GATEWAY_PAGE),
  };

  const server = http.createServer((request, response) => {
    requests += 1;
    if (requests % lossEvery === 0) {
      request.socket.destroy();
      return;
    }
    const hit = armed && request.method === armed.method && request.url?.includes(armed.path) ? armed.fault : null;
    if (hit) hits += 1;
    if (hit && !LASTING.has(hit)) armed = null;
    const act = hit ? faults[hit] : pass;
    Promise.resolve(act(request, response)).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Calls of that method whose path holds this meet the fault from now on. */
    arm: (fault: Fault, method: string, path: string) => {
      armed = { fault, method, path };
      hits = 0;
    },
    /** Ends that; returns how many calls have met it. */
    disarm: (): number => {
      armed = null;
      return hits;
    },
    /** From now on one request in so many is lost with its connection; `Infinity` for none. */
    lose: (every: number) => {
      lossEvery = every;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
