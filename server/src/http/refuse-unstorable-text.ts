import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './failure';
import { invalidFields } from './validation';

/** PostgreSQL's text can hold neither NUL nor half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Searches a value without recursion, for JSON may be nested deeper than the call stack. */
function holdsUnstorable(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && UNSTORABLE.test(next)) return true;
    if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        if (UNSTORABLE.test(key)) return true;
        pending.push(item);
      }
    }
  }
  return false;
}

/** A hook that refuses with 4000 a request whose body, path or query holds text that cannot be stored. */
export async function refuseUnstorableText({ body, params, query }: FastifyRequest): Promise<void> {
  for (const part of [body, params, query]) {
    if (Buffer.isBuffer(part) || !holdsUnstorable(part)) continue;
    const fields = Object.entries(part as object).filter(
      ([key, value]) => !UNSTORABLE.test(key) && holdsUnstorable(value),
    );
    if (fields.length === 0) throw new ApiFailure(4000, 'Isi permintaan memuat karakter yang tidak dapat disimpan.');
    throw invalidFields(
      Object.fromEntries(fields.map(([key]) => [key, ['Memuat karakter yang tidak dapat disimpan.']])),
    );
  }
}
