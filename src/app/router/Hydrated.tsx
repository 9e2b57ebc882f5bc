import { useEffect } from 'react';
import { HYDRATED } from '../boot/early-input';

/** Tells, once what it stands beside answers, that what was done before that can happen now; see `boot.ts`. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
