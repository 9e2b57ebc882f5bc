import { useMediaQuery } from '@/shared/lib/media-query';

/** Whether the candidate's system asks for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
