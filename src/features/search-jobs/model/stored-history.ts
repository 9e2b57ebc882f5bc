import { firstSearches } from './search-history';
import { TEXT_LIMIT } from './job-search';

/** The recent searches that the browser's storage holds, without what is none. */
export function toStoredHistory(stored: unknown): string[] {
  const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  const usable = texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= TEXT_LIMIT);
  return firstSearches(usable);
}
