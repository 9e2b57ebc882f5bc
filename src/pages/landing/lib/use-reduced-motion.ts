import useMediaQuery from '@mui/material/useMediaQuery';

/** True when the candidate's system prefers reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
