import { useCallback } from 'react';
import { logFailure } from '@/shared/lib/logging';
import { useLazyGetMasterListQuery } from '../api/master.api';
import type { MasterItem, MasterList } from './master';

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
