import type { FastifyRequest } from 'fastify';
import { isStorable } from '@titian/rules/storable-text';
import { ApiFailure } from './failure';
import { invalidFields } from './validation';

/** Searches a value without recursion, for JSON may be nested deeper than the call stack. */
function holdsUnstorable(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && !isStorable(next)) return true;
    if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        if (!isStorable(key)) return true;
        pending.push(item);
      }
    }
  }
  return false;
}

/** Fails with 4000, by the names of the fields, where a part of a request holds text that cannot be stored. */
function refuseIn(part: unknown): void {
  if (Buffer.isBuffer(part) || !holdsUnstorable(part)) return;
  const fields = Object.entries(part as object).filter(([key, value]) => isStorable(key) && holdsUnstorable(value));
  if (fields.length === 0) throw new ApiFailure(4000, 'Isi permintaan memuat karakter yang tidak dapat disimpan.');
  throw invalidFields(Object.fromEntries(fields.map(([key]) => [key, ['Memuat karakter yang tidak dapat disimpan.']])));
}

/** A hook that refuses with 4000 a request whose body, path or query holds text that cannot be stored. */
export async function refuseUnstorableText({ body, params, query }: FastifyRequest): Promise<void> {
  [body, params, query].forEach(refuseIn);
}

/** Refuses with 4000 the query of an address, in the field `query`, that holds such text once it is decoded. */
export function refuseUnstorableQuery(query: string): void {
  refuseIn({ query: [...new URLSearchParams(query)] });
}
