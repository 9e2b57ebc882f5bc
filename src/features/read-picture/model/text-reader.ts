/** Messages of the worker of tesseract.js 7. */
type WorkerMessage =
  | { status: 'resolve'; action: string; data: unknown }
  | { status: 'reject'; data: unknown }
  | { status: 'progress'; data: { status: string; progress: number } };

/** Whole address of a file of the reader: nothing fetches one before a picture is read. `webpack.config.ts` puts them there. */
const addressOf = (file: string): string => new URL(file, window.location.origin + process.env.PICTURE_READER).href;

const LANGUAGE = 'ind';

/** Neural networks alone: the data has nothing else. */
const LSTM_ONLY = 1;

/** Finds columns and blocks by itself. */
const PAGE_SEGMENTATION = '3';

interface ReadText {
  text: string;
  /** Of the reader in what it read, from 0 to 100. */
  confidence: number;
}

export interface TextReader {
  /**
   * Reads a picture, once.
   *
   * @param onProgress gets a share from 0 to 1
   */
  read(picture: Uint8Array, onProgress: (share: number) => void): Promise<ReadText>;
  /** Ends the worker, whatever it fetches or reads. */
  close(): void;
}

/**
 * Fetches and starts the reader of pictures, in a worker of this origin. Its messages are sent from here, not by the
 * library's part for pages: that one cannot be given up while it loads.
 *
 * @param signal ends the worker; then nothing settles any more
 * @throws when a file of the reader cannot be fetched, or this browser cannot run it
 */
export async function startTextReader(signal: AbortSignal): Promise<TextReader> {
  const worker = new Worker(addressOf('worker.min.js'));
  const close = () => worker.terminate();
  signal.addEventListener('abort', close, { once: true });
  let onProgress: (share: number) => void = () => undefined;

  const run = (action: string, payload: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(new Error(`the reader of pictures: ${action}`, { cause: error }));
      worker.onerror = fail;
      worker.onmessage = ({ data: message }: MessageEvent<WorkerMessage>) => {
        if (message.status === 'reject') fail(message.data);
        else if (message.status === 'resolve' && message.action === action) resolve(message.data);
        else if (message.status === 'progress' && action === 'recognize') onProgress(message.data.progress);
      };
      worker.postMessage({ workerId: 'reader', jobId: action, action, payload });
    });

  try {
    await run('load', {
      options: { lstmOnly: true, corePath: addressOf('tesseract-core-simd-lstm.js'), logging: false },
    });
    // The browser's cache has it: a copy in IndexedDB would outlast it.
    const options = { langPath: addressOf('.'), cacheMethod: 'none', gzip: true, lstmOnly: true };
    await run('loadLanguage', { langs: LANGUAGE, options });
    await run('initialize', { langs: LANGUAGE, oem: LSTM_ONLY, config: {} });
    await run('setParameters', { params: { tessedit_pageseg_mode: PAGE_SEGMENTATION } });
  } catch (error) {
    close();
    throw error;
  }
  return {
    read: async (image, report) => {
      onProgress = report;
      return (await run('recognize', { image, options: {}, output: { text: true } })) as ReadText;
    },
    close,
  };
}
