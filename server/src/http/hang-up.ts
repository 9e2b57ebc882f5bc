import type { FastifyReply } from 'fastify';

/** Why a task has no one left to tell of it: no failure of the server. */
export class HungUp extends Error {
  override name = 'HungUp';

  constructor() {
    super('The client has ended the connection.');
  }
}

/** Aborts with `HungUp` when the client ends the connection before the response is sent. */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new HungUp());
  });
  return controller.signal;
}
