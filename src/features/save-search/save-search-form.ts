import { object, string } from 'yup';
import type { InferType } from 'yup';
import { ALERTS } from '@/entities/saved-search';
import type { SavedSearch } from '@/entities/saved-search';
import { parseJobAddress } from '@titian/rules/job-address';
import { texts } from './texts';

/** Of the contract. */
const MAX_NAME_LENGTH = 100;

export const saveSearchSchema = object({
  name: string().trim().required(texts.nameMissing).max(MAX_NAME_LENGTH, texts.tooLong(MAX_NAME_LENGTH)),
  alert: string().oneOf(ALERTS).required(),
});

export type SaveSearchForm = InferType<typeof saveSearchSchema>;

/** A name for a search, from its texts and places: "kasir, Kabupaten Sleman". */
export function proposeName(query: string): string {
  const { search, location, filters } = parseJobAddress(new URLSearchParams(query));
  const near = filters?.near ? texts.near(filters.near) : null;
  const parts = [search, filters?.function, filters?.city, near, location];
  const name = parts.map((part) => part?.trim()).filter(Boolean);
  return Array.from(name.join(', ')).slice(0, MAX_NAME_LENGTH).join('').trim() || texts.filtered;
}

/** The values to start from: of a saved search, or those that are proposed for a query. */
export const toFirstValues = (query: string, record: SavedSearch | null): SaveSearchForm => ({
  name: record?.name ?? proposeName(query),
  alert: record?.alert ?? 'daily',
});
