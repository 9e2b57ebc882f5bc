import type { Id } from '@/shared/api';

const KEY = 'titian:folded-signals';

/** How many vacancies are remembered; the oldest go first. */
const MAX_JOBS = 100;

function stored(): string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-MAX_JOBS) : [];
  } catch {
    return [];
  }
}

/** True when what is to be checked of a vacancy was folded away on this device. */
export const isFolded = (id: Id): boolean => stored().includes(String(id));

/** Remembers on this device whether it is folded away; where nothing can be stored, until the page is left. */
export function storeFolded(id: Id, folded: boolean): void {
  const others = stored().filter((other) => other !== String(id));
  const next = folded ? [...others, String(id)].slice(-MAX_JOBS) : others;
  try {
    if (next.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Nothing can be stored: it is open again on the next page.
  }
}
