import type { SharedForm, WorkerRequest } from '../../../service-worker/messages';

/** Id of the JSON script element in which a server hands over what it got in place of the service worker. */
const ELEMENT_ID = 'shared';

/** Milliseconds after which the worker counts as one that has nothing. */
const TIMEOUT_MS = 3_000;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Nothing of it is trusted: a worker of an earlier build may respond, and a page may be saved with it. */
function toShared(value: unknown): SharedForm | null {
  if (typeof value !== 'object' || value === null) return null;
  const { title, text, url, picture, isPictureLost } = value as Partial<Record<keyof SharedForm, unknown>>;
  return {
    title: textOf(title),
    text: textOf(text),
    url: textOf(url),
    picture: picture instanceof File ? picture : null,
    isPictureLost: isPictureLost === true,
  };
}

/** The share that a server has written into the page, once. */
function takeWritten(): SharedForm | null {
  const element = document.getElementById(ELEMENT_ID);
  element?.remove();
  try {
    return toShared(JSON.parse(element?.textContent ?? 'null'));
  } catch {
    return null;
  }
}

function takeFromWorker(worker: ServiceWorker): Promise<SharedForm | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (response: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(toShared(response));
    };
    const timer = setTimeout(settle, TIMEOUT_MS, null);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => settle(data);
    worker.postMessage({ ask: 'take-shared' } satisfies WorkerRequest, [port2]);
  });
}

/** The share to the app, once; null for nothing. Specification 4, section 14. */
export async function takeShared(): Promise<SharedForm | null> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const written = takeWritten();
  if (written || !serviceWorker?.controller) return written;
  return takeFromWorker(serviceWorker.controller);
}
