import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { selectReturnTo } from './return-to';

/** @returns a function that gives the path of the job to come back to at that moment, or null */
export function useReturnTo(): () => string | null {
  const store = useStore<Parameters<typeof selectReturnTo>[0]>();
  return useCallback(() => selectReturnTo(store.getState(), Date.now()), [store]);
}
