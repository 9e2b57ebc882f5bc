import { useEffect } from 'react';
import { HYDRATED } from './replay-input';

/** Dispatches `HYDRATED` once the components beside it are hydrated: earlier input can then be replayed. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
