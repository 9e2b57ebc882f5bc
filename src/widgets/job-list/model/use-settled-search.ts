import { useEffect, useState } from 'react';
import type { JobSearch } from '@/features/search-jobs';

/** Milliseconds without a keystroke after which what was typed is looked for. */
const DEBOUNCE = 80;

/**
 * The search that the list looks for: what was chosen at once, what is typed after a pause.
 *
 * @param search as the form shows it
 */
export function useSettledSearch(search: JobSearch, typing: boolean): JobSearch {
  const [settled, setSettled] = useState(search);
  if (!typing && settled !== search) setSettled(search);

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setSettled(search), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [search, typing]);

  return typing ? settled : search;
}
