import type { Id, Reference } from '@/shared/api';

/** The provider's master lists. Specification 2, section 7. */
export type MasterList =
  | { list: 'language' | 'skill' | 'function-of-interest' | 'job-position' | 'position-level' | 'industry' }
  | { list: 'education-level' | 'location' }
  | { list: 'city'; location?: Id }
  | { list: 'education' | 'education-major'; educationLevel: Id };

export interface MasterItem {
  id: Id;
  name: string;
}

/** The items of a list as options of an input: ids as text, in the provider's order. */
export const toOptions = (items: readonly MasterItem[]): { value: string; label: string }[] =>
  items.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * The id that an option represents, as the provider sent it: a provider that numbers its records gets numbers back.
 *
 * @param value an option's value; one that is not in the list is sent as it is
 * @param stored what the record holds, whose id is known even when the list could not be had
 */
export const toId = (items: readonly MasterItem[], value: string, stored?: Reference | null): Id =>
  [...items, ...(stored ? [stored] : [])].find(({ id }) => String(id) === value)?.id ?? value;

const toKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** The id, as text, of the item with a name, whatever its case and spaces; empty without one. */
export function idByName(items: readonly MasterItem[], name = ''): string {
  const key = toKey(name);
  return String(items.find((item) => toKey(item.name) === key)?.id ?? '');
}
