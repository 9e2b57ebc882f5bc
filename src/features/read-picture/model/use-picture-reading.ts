import { useEffect, useRef, useState } from 'react';
import { savesData } from '@/shared/lib/connection';
import { logFailure } from '@/shared/lib/logging';
import { PictureRefused, readPicture } from './read-picture';
import type { PictureRefusal } from './read-picture';

export type ReadingPhase =
  | { name: 'idle' }
  /** Data saver is on: the reader is fetched once the candidate agrees. */
  | { name: 'asking'; file: File }
  /** `share` from 0 to 1; null while the reader is loaded. */
  | { name: 'reading'; share: number | null }
  | { name: 'refused'; reason: PictureRefusal }
  | { name: 'read' };

const IDLE: ReadingPhase = { name: 'idle' };

export interface PictureReading {
  phase: ReadingPhase;
  /** Reads a picture, in place of the one that is being read. */
  read: (file: File) => void;
  /** Fetches the reader although data is to be saved. */
  agree: () => void;
  cancel: () => void;
}

/** @param onRead gets the text of a picture */
export function usePictureReading(onRead: (text: string) => void): PictureReading {
  const [phase, setPhase] = useState(IDLE);
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  const cancel = () => {
    attempt.current?.abort();
    setPhase(IDLE);
  };
  const start = async (file: File) => {
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    setPhase({ name: 'reading', share: null });
    try {
      const text = await readPicture(file, { signal, onProgress: (share) => setPhase({ name: 'reading', share }) });
      if (signal.aborted) return;
      setPhase({ name: 'read' });
      onRead(text);
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof PictureRefused ? error.reason : 'failed';
      if (reason === 'notLoaded' || reason === 'failed') logFailure('a picture could not be read', error);
      setPhase({ name: 'refused', reason });
    }
  };
  return {
    phase,
    read: (file) => (savesData() ? setPhase({ name: 'asking', file }) : void start(file)),
    agree: () => void (phase.name === 'asking' && start(phase.file)),
    cancel,
  };
}
