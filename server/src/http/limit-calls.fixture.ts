/** For tests of limits: calls from several addresses, one after the other. */
import type { TestApp } from '../../test/test-app';

export interface From {
  /** IP address of the socket. */
  from?: string;
  headers?: Record<string, string>;
  app?: TestApp['app'];
}

/** Calls an account route of `test`, or of another app on the same database, and waits for what is mailed. */
export const poster =
  (test: () => TestApp) =>
  async (path: string, payload: object, { from = '127.0.0.1', headers = {}, app = test().app }: From = {}) => {
    const url = `/api/v1/candidate/${path}/`;
    const response = await app.inject({ method: 'POST', url, payload, headers, remoteAddress: from });
    await app.tasksDone();
    return response;
  };

/** The statuses of calls made one after the other. */
export async function statuses(
  count: number,
  call: (index: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call(index)).statusCode);
  return all;
}

export const times = (count: number, status: number): number[] => Array<number>(count).fill(status);
