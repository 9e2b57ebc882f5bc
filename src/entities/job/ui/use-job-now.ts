import { useContext } from 'react';
import { useNow } from '@/shared/lib/first-page';
import { JobNow } from './JobNow';

/** The time by which a job's age and its pay are told; undefined for the clock of this device. */
export function useJobNow(): Date | undefined {
  const given = useContext(JobNow);
  return useNow() ?? given;
}
