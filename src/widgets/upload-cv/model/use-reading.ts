import { startTransition, useEffect, useRef, useState } from 'react';
import { CvRefused, startCvReader } from '@titian/cv-reader';
import type { CvReader, CvReading, CvRefusal } from '@titian/cv-reader';

type Phase = { name: 'idle' } | { name: 'reading' } | { name: 'refused'; reason: CvRefusal };

const IDLE: Phase = { name: 'idle' };

/**
 * Reads a file in a worker, which starts with the component and ends with it. Nothing of the file is stored or logged.
 *
 * @param onRead gets what a file says, in a transition: much is rendered then
 */
export function useReading(onRead: (reading: CvReading, file: File) => void) {
  const [phase, setPhase] = useState(IDLE);
  const reader = useRef<CvReader | null>(null);
  const attempt = useRef<AbortController | null>(null);

  useEffect(() => {
    const started = startCvReader();
    reader.current = started;
    return () => {
      attempt.current?.abort();
      started.close();
    };
  }, []);

  const read = async (file: File) => {
    if (!reader.current) return;
    const { signal } = (attempt.current = new AbortController());
    setPhase({ name: 'reading' });
    try {
      const reading = await reader.current.read(file, signal);
      if (!signal.aborted) startTransition(() => onRead(reading, file));
    } catch (error) {
      const reason = error instanceof CvRefused ? error.reason : 'failed';
      if (!signal.aborted) setPhase({ name: 'refused', reason });
    }
  };
  /** Ends what is being read, and forgets why nothing was. */
  const reset = () => {
    attempt.current?.abort();
    setPhase(IDLE);
  };
  return { phase, read, reset };
}
