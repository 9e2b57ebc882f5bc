/** The order of what a search finds. See packages/job-search/README.md, rule 8. */
import { SEARCH_FIELDS, groupOf } from './fields';
import type { FieldGroup, SearchField } from './fields';

/**
 * Quality of a match, best first: the typed word; a synonym; a related word; the correction of a typing error; and a
 * synonym of the correction.
 */
export type Quality = 'typed' | 'synonym' | 'related' | 'correction' | 'correctedSynonym';

export const CERTAIN: readonly Quality[] = ['typed', 'synonym', 'related'];
export const CORRECTED: readonly Quality[] = ['correction', 'correctedSynonym'];
export const QUALITIES = [...CERTAIN, ...CORRECTED];

/** One more than the most concepts of a query, so that one number holds an order of several counts. */
const BASE = 9;

const FOUND = BASE ** 8;

const FIELD_WORTH: Record<FieldGroup, number> = { title: BASE ** 7, company: BASE ** 6, place: BASE ** 5, text: 0 };

const QUALITY_WORTH: Record<Quality, number> = {
  typed: FOUND + BASE ** 3,
  synonym: FOUND + BASE ** 2,
  related: FOUND + BASE,
  correction: 1,
  correctedSynonym: 0,
};

/** How much one concept that is found adds to the score of a vacancy. */
export const worthOf = (group: FieldGroup, quality: Quality): number => FIELD_WORTH[group] + QUALITY_WORTH[quality];

/** Where and how well a concept is found. */
interface Found {
  field: SearchField;
  quality: Quality;
}

/** True when a concept counts by one way in which it is found rather than by another. */
export function isBetter(found: Found, than: Found): boolean {
  const [worth, other] = [found, than].map(({ field, quality }) => worthOf(groupOf(field), quality));
  if (worth !== other) return Number(worth) > Number(other);
  return SEARCH_FIELDS.indexOf(found.field) < SEARCH_FIELDS.indexOf(than.field);
}
