import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '@/entities/session';
import { searchMade, selectSearchHistory } from './search-history';
import type { SearchHistoryRoot } from './search-history';

/** Recent searches of the current user of this browser, newest first, and how to remember one more. */
export function useSearchHistory() {
  const dispatch = useDispatch();
  const owner = useSelector(selectSession)?.userId ?? null;
  const entries = useSelector((state: SearchHistoryRoot) => selectSearchHistory(state, owner));
  const remember = useCallback((text: string) => void dispatch(searchMade({ text, owner })), [dispatch, owner]);
  return { entries, remember };
}
