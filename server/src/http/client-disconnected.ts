import type { FastifyReply } from 'fastify';

/** Why a task has no one left to tell of it: no failure of the server. */
export class ClientDisconnectedError extends Error {
  override name = 'ClientDisconnectedError';

  constructor() {
    super('The client has ended the connection.');
  }
}

/** Aborts with `ClientDisconnectedError` when the client ends the connection before the response is sent. */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new ClientDisconnectedError());
  });
  return controller.signal;
}
