import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the candidate's system asks for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
