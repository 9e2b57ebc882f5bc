import type { FastifyRequest } from 'fastify';

/** A hook that takes the white space around some text fields of a body away, before they are checked. */
export function trimFields(...fields: string[]): (request: FastifyRequest) => Promise<void> {
  return async ({ body }) => {
    if (typeof body !== 'object' || body === null) return;
    const values = body as Record<string, unknown>;
    for (const field of fields) {
      const value = values[field];
      if (typeof value === 'string') values[field] = value.trim();
    }
  };
}
