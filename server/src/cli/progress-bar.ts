import { SingleBar } from 'cli-progress';
import type { CommandIo } from './command-io';

const STEPS = 1000;

/**
 * Shows a progress bar during long work where the output is a terminal. The work reports its progress, from 0 to 1.
 */
export async function withProgressBar<T>(
  { terminal }: Pick<CommandIo, 'terminal'>,
  label: string,
  work: (onProgress: (done: number) => void) => Promise<T>,
): Promise<T> {
  if (!terminal) return work(() => undefined);
  const bar = new SingleBar({
    format: `${label} [{bar}] {percentage} %`,
    stream: terminal,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(STEPS, 0);
  try {
    return await work((done) => bar.update(Math.round(done * STEPS)));
  } finally {
    bar.stop();
  }
}
