import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { Profile } from '@/entities/profile/candidate';
import { onIdle } from '@/shared/lib/async';
import type { Demand } from './demand';

/**
 * What employers near the candidate ask for, from the list of jobs where this tab has loaded it: no call is made for it.
 *
 * @returns undefined until it is known, and where it is not
 */
export function useDemand({ city, location }: Profile): Demand | undefined {
  const store = useStore();
  const [demand, setDemand] = useState<Demand>();
  const [cityName, provinceName] = [city?.name ?? null, location?.name ?? null];
  useEffect(() => {
    let isOver = false;
    const place = { city: { id: null, name: cityName }, location: { id: null, name: provinceName } };
    const work = async () => {
      const { loadedDemand } = await import('./loaded-demand');
      if (!isOver) setDemand(loadedDemand(store.getState(), place));
    };
    // An extra: where its chunk cannot be fetched, the order of the documents stays.
    void onIdle(() => void work().catch(() => undefined));
    return () => {
      isOver = true;
    };
  }, [store, cityName, provinceName]);
  return demand;
}
