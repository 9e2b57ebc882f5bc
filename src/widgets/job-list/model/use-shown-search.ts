import { useDeferredValue, useEffect, useState } from 'react';
import type { JobSearch } from '@/features/search-jobs';

/** Milliseconds without a keystroke after which what was typed is requested of the provider. */
const DEBOUNCE = 250;

/** Cards may come a moment after what was typed or pressed has shown; that may not. */
const useDeferredSearch = (search: JobSearch): JobSearch => useDeferredValue(search);

/** Search text after a pause: not every letter is worth a call. */
function useSettledSearch(search: JobSearch, typing: boolean): JobSearch {
  const [settled, setSettled] = useState(search);
  if (!typing && settled !== search) setSettled(search);

  useEffect(() => {
    if (!typing) return undefined;
    const timer = setTimeout(() => setSettled(search), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [search, typing]);

  return typing ? settled : search;
}

/**
 * The search that the list shows: what was typed or chosen, a moment later. The build leaves one
 * of the two ways out: see `JOB_SEARCH` in the README.
 *
 * @param search as the form shows it
 */
export const useShownSearch = process.env.JOB_SEARCH === 'server' ? useSettledSearch : useDeferredSearch;
