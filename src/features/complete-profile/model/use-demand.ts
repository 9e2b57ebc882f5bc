import { useEffect, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import { useCapability } from '@/entities/capability';
import type { Profile } from '@/entities/profile/candidate';
import { onIdle } from '@/shared/lib/async';
import { useGetJobDemandQuery } from '../api/job-demand.api';
import type { Demand } from './demand';

/** From the list of jobs where this tab has loaded it: no call is made for it. */
function useLoadedDemand(city: string | null, province: string | null): Demand | undefined {
  const store = useStore();
  const [demand, setDemand] = useState<Demand>();
  useEffect(() => {
    let isOver = false;
    const place = { city: { id: null, name: city }, location: { id: null, name: province } };
    const work = async () => {
      const { loadedDemand } = await import('./loaded-demand');
      if (!isOver) setDemand(loadedDemand(store.getState(), place));
    };
    // An extra: where its chunk cannot be fetched, the order of the documents stays.
    void onIdle(() => void work().catch(() => undefined));
    return () => {
      isOver = true;
    };
  }, [store, city, province]);
  return demand;
}

/**
 * What employers near the candidate ask for: the provider's own count where it has one and, of a provider that speaks the
 * documents alone, the list of jobs as far as this tab has loaded it. Specification 4, section 5.
 *
 * @param isReady whether the calls of the documents' page have been answered: the provider's count comes after them
 * @returns undefined until it is known, and where it is not
 */
export function useDemand({ city, location }: Profile, isReady: boolean): Demand | undefined {
  const isServed = useCapability('jobDemand');
  const place = { city: city?.name ?? null, province: location?.name ?? null };
  const isPlaced = place.city !== null || place.province !== null;
  const { currentData } = useGetJobDemandQuery(isServed && isReady && isPlaced ? place : skipToken);
  const loaded = useLoadedDemand(place.city, place.province);
  return isServed ? (currentData ?? undefined) : loaded;
}
