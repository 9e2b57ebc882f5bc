import type { DraftValues } from './stored-draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True when a value can be written as JSON and read back: files cannot, nor can what holds one. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return true;
  if (Array.isArray(value)) return value.every(isStorable);
  return isRecord(value) && Object.values(value).every(isStorable);
}

/** True when a stored value is of the kind that the form's own is. An empty array of the form is one of texts. */
function isSameKind(own: unknown, stored: unknown): boolean {
  if (typeof own === 'string' || typeof own === 'boolean') return typeof stored === typeof own;
  if (typeof own === 'number') return Number.isFinite(stored);
  if (Array.isArray(own)) {
    const sample: unknown = own.length > 0 ? own[0] : '';
    return Array.isArray(stored) && stored.every((item) => isSameKind(sample, item));
  }
  if (!isRecord(own) || !isRecord(stored)) return false;
  const names = Object.keys(own);
  return (
    Object.keys(stored).length === names.length &&
    names.every((name) => Object.hasOwn(stored, name) && isSameKind(own[name], stored[name]))
  );
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (isStorable(one) && isStorable(other) && JSON.stringify(one) === JSON.stringify(other));

/**
 * Names of the fields that differ from what the record holds.
 *
 * @param initial the record's values, with every field of the form
 */
export const changedFields = (initial: object, values: object): string[] =>
  Object.entries(initial).flatMap(([name, own]) =>
    isEqual(own, (values as Record<string, unknown>)[name]) ? [] : name,
  );

/**
 * The fields of a form that are stored: the changed ones without those to leave out, and never a file.
 *
 * @param omit names of fields that are never stored: passwords, identity numbers
 */
export function toStorable(initial: object, values: object, omit: readonly string[]): DraftValues {
  const names = changedFields(initial, values).filter((name) => !omit.includes(name));
  const entries = names.map((name) => [name, (values as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => isStorable(value)));
}

/**
 * Values of a stored draft that a form may show. The storage is not trusted: only fields that the form has
 * and does not leave out, with values of the types that it holds there itself.
 *
 * @returns fields and values to lay over the record's; null where nothing would change
 */
export function toRestored<Values extends object>(
  initial: Values,
  stored: DraftValues,
  omit: readonly string[],
): Partial<Values> | null {
  const names = Object.keys(initial).filter((name) => !omit.includes(name) && Object.hasOwn(stored, name));
  const usable = names.filter((name) => isSameKind((initial as Record<string, unknown>)[name], stored[name]));
  const restored = Object.fromEntries(usable.map((name) => [name, stored[name]]));
  const changed = changedFields(initial, { ...initial, ...restored });
  return changed.length === 0 ? null : (restored as Partial<Values>);
}
