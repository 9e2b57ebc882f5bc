import type { CvReading } from '../reading';
import { createCvWorker } from './create-cv-worker';
import { inspectFile, type CvFileKind } from './inspect-file';
import { CvRefused, type CvRefusal } from './refusal';

/** Time that a file may take to be read, in milliseconds. */
const TIME_LIMIT = 10_000;

/** The same for what is left of loading the libraries, 1 MB: a poor connection takes 20 seconds. */
const LOADING_LIMIT = 60_000;

/** Reasons after which a worker is still busy, or has never started. */
const UNUSABLE: ReadonlySet<CvRefusal> = new Set(['timeout', 'not-loaded', 'failed']);

export interface WorkerRequest {
  kind: CvFileKind;
  file: Blob;
}

/** Without a reading or a refusal: the worker has loaded its libraries. */
export interface WorkerResponse {
  /** The library of PDFs sends messages of its own. */
  isOfReader: true;
  reading?: CvReading;
  refusal?: CvRefusal;
}

export interface CvReader {
  /**
   * Reads a CV on the device (specification 4, section 10). Rejects with `CvRefused` for a file that is not
   * read, and with the signal's reason when it is aborted, which ends the worker. A later call starts another one.
   */
  read: (file: File, signal: AbortSignal) => Promise<CvReading>;
  /** Ends the worker. */
  close: () => void;
}

interface RunningWorker {
  end: () => void;
  /** Resolves once the libraries are loaded, and rejects when they cannot be. */
  ready: Promise<void>;
  ask: (request: WorkerRequest) => Promise<CvReading>;
}

function startWorker(): RunningWorker {
  const worker = createCvWorker();
  const next = (): Promise<WorkerResponse> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Partial<WorkerResponse>>) => {
        if (data.isOfReader) resolve({ ...data, isOfReader: true });
      };
      worker.onerror = () => reject(new CvRefused('failed'));
    });
  const settled = async (response: Promise<WorkerResponse>): Promise<CvReading | undefined> => {
    const { reading, refusal } = await response;
    if (refusal) throw new CvRefused(refusal);
    return reading;
  };
  const ready = settled(next()).then(
    () => undefined,
    () => Promise.reject(new CvRefused('not-loaded')),
  );
  // Told to the next call.
  ready.catch(() => undefined);
  return {
    end: () => worker.terminate(),
    ready,
    ask: async (request) => {
      const response = settled(next());
      worker.postMessage(request);
      return (await response) ?? { entries: [], unread: [] };
    },
  };
}

/** Rejects with the refusal when the time is over, and when the signal is aborted. */
function withLimits<Result>(
  result: Promise<Result>,
  signal: AbortSignal,
  limit: number,
  refusal: CvRefusal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CvRefused(refusal)), limit);
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    void result.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
  });
}

/** Starts the worker that reads CVs: it loads its libraries at once. */
export function startCvReader(): CvReader {
  let worker: RunningWorker | undefined = startWorker();
  const close = (): void => {
    worker?.end();
    worker = undefined;
  };
  return {
    close,
    read: async (file, signal) => {
      try {
        const kind = await inspectFile(file);
        signal.throwIfAborted();
        const { ready, ask } = (worker ??= startWorker());
        await withLimits(ready, signal, LOADING_LIMIT, 'not-loaded');
        return await withLimits(ask({ kind, file }), signal, TIME_LIMIT, 'timeout');
      } catch (error) {
        const refused = error instanceof CvRefused ? error : new CvRefused('failed');
        if (signal.aborted || UNUSABLE.has(refused.reason)) close();
        throw signal.aborted ? error : refused;
      }
    },
  };
}
