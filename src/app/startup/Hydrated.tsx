import { useEffect } from 'react';
import { HYDRATED } from './replay-input';

/** Says, once what it stands beside is hydrated, that earlier input can be replayed. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
