/** The fields of a form that were changed, by their names. */
export type DraftValues = Record<string, unknown>;

/** A draft as the browser's storage holds it. */
interface StoredDraft {
  values: DraftValues;
  /** When it was written, in milliseconds since 1970 by this device's clock. */
  savedAt: number;
}

/** Of the shape below: a draft of another version is removed unread. */
const VERSION = 1;

const DAY = 24 * 60 * 60 * 1000;

/** How long a draft is stored. */
export const MAX_DRAFT_AGE_MS = 7 * DAY;

/** A form holds a few thousand characters at most: what is larger than this was not typed. */
export const MAX_DRAFT_LENGTH = 200_000;

const isRecord = (value: unknown): value is DraftValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Younger than seven days. One from the future was written before the device's clock was set back: it counts as new up
 * to a day ahead, and beyond that as too old, since it would else stay for as long as the clock was wrong.
 */
const isFresh = (savedAt: number, now: number): boolean => now - savedAt < MAX_DRAFT_AGE_MS && savedAt - now < DAY;

/** Text that is written into the storage. */
export const toStoredText = (values: DraftValues, savedAt: number): string =>
  JSON.stringify({ version: VERSION, savedAt, values });

/**
 * Reads what the storage holds, which may be anything.
 *
 * @param now milliseconds since 1970
 * @returns null for what is no draft, of another version, or too old
 */
export function readStoredText(text: string, now: number): StoredDraft | null {
  if (text.length > MAX_DRAFT_LENGTH) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored) || stored.version !== VERSION) return null;
    const { savedAt, values } = stored;
    return typeof savedAt === 'number' && isFresh(savedAt, now) && isRecord(values) ? { values, savedAt } : null;
  } catch {
    return null;
  }
}
