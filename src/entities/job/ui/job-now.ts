import { createContext } from 'react';

/** The time by which cards tell the age of a job; without it, the clock of this device, which may be wrong. */
export const JobNow = createContext<Date | undefined>(undefined);
