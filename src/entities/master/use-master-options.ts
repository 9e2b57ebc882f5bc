import { useEffect, useMemo, useCallback } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { logFailure } from '@/shared/lib/logging';
import { useGetMasterListQuery, toOptions, useLazyGetMasterListQuery } from './master.api';
import type { MasterItem, MasterList } from './master.api';

const NONE: MasterItem[] = [];

/**
 * A master list for an input: its items, its options, and what the input must know of its loading.
 *
 * @param list null while it is not known which list is wanted (no province chosen yet)
 * @returns a list that failed is empty, is logged, and can be had again with `onRetry`. Specification 2, section 7
 */
export function useMasterOptions(list: MasterList | null) {
  const { currentData, isFetching, isError, error, refetch } = useGetMasterListQuery(list ?? skipToken);
  const items = currentData ?? NONE;
  const options = useMemo(() => toOptions(items), [items]);
  useEffect(() => {
    if (isError) logFailure('a master list could not be loaded', error);
  }, [isError, error]);
  return {
    items,
    input: { options, loading: isFetching, failed: isError && !isFetching, onRetry: () => void refetch() },
  };
}

/** Fetches a master list that is known only once it is needed; empty where that fails, which is logged. */
export function useFetchMasterItems(): (list: MasterList) => Promise<MasterItem[]> {
  const [getList] = useLazyGetMasterListQuery();
  return useCallback(
    async (list) => {
      try {
        return await getList(list, true).unwrap();
      } catch (error) {
        logFailure('a master list could not be loaded', error);
        return [];
      }
    },
    [getList],
  );
}
