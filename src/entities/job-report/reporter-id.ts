import { randomKey } from '@/shared/api';

const STORAGE_KEY = 'titian:reporter';

/** Shape that the contract accepts. */
const SHAPE = /^[A-Za-z0-9_-]{20,64}$/;

/**
 * The random id by which the provider knows this browser again when it reports the same vacancy once more without an
 * account. Made with the first report, and erased with all that is stored of a person here. Null where nothing can be
 * stored: then the provider cannot know it again. Contract, "Jobs".
 */
export function reporterId(): string | null {
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY);
    if (stored !== null && SHAPE.test(stored)) return stored;
    const made = randomKey();
    window.localStorage.setItem(STORAGE_KEY, made);
    return made;
  } catch {
    return null;
  }
}
