import { createContext } from 'react';

/** The time by which a job's age and its pay are told; without it, the clock of this device, which may be wrong. */
export const JobNow = createContext<Date | undefined>(undefined);
