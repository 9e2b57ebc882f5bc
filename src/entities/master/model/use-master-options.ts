import { useEffect, useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { logFailure } from '@/shared/lib/logging';
import { useGetMasterListQuery } from '../api/master.api';
import { toOptions } from './master';
import type { MasterItem, MasterList } from './master';

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
