import { logFailure } from '@/shared/lib/logging';
import type { WorkerRequest } from '../../../service-worker/messages';

interface Surroundings {
  /** Missing where the browser has no service workers, or the page did not come over https. */
  container: ServiceWorkerContainer | undefined;
  /** True when the worker fetches only what it cannot do without. */
  savesData: () => boolean;
  /** Addresses of the scripts that the page runs. */
  scripts: () => string[];
  reload: () => void;
  /** How long a worker may take to respond or to take over, in milliseconds. */
  timeout?: number;
}

/** Time between two checks for a newer build: a tab may stay open for days. */
const CHECK_INTERVAL_MS = 3_600_000;

/**
 * The service worker from the page's side: registers it, and says when it has brought a newer build than the page's.
 * Loading that is up to the candidate, who may be in the middle of a form.
 */
export function createUpdates({ container, savesData, scripts, reload, timeout = 2000 }: Surroundings) {
  const listeners = new Set<() => void>();
  let registration: ServiceWorkerRegistration | undefined;
  let offered = false;
  let checkedAt = Date.now();

  function offer(it: boolean): void {
    offered = it;
    listeners.forEach((listener) => listener());
  }

  /** Sends a message; resolves to the worker's response, or to false without one. */
  const send = (worker: ServiceWorker, request: WorkerRequest): Promise<boolean> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      const timer = setTimeout(settle, timeout, false);
      function settle(response: boolean) {
        clearTimeout(timer);
        port1.close();
        resolve(response);
      }
      port1.onmessage = ({ data }: MessageEvent<unknown>) => settle(data === true);
      worker.postMessage(request, [port2]);
    });

  /** A page that came from the network may be of the waiting worker's build already: then nothing need be loaded. */
  async function consider(worker: ServiceWorker): Promise<void> {
    if (await send(worker, { ask: 'is-other-build', scripts: scripts() })) offer(true);
    else await send(worker, { ask: 'take-over-if-alone' });
  }

  function watch(found: ServiceWorkerRegistration): void {
    registration = found;
    if (found.waiting && found.active) void consider(found.waiting);
    found.addEventListener('updatefound', () => {
      const worker = found.installing;
      worker?.addEventListener('statechange', () => {
        // The very first worker replaces no earlier one.
        if (worker.state === 'installed' && found.active) void consider(worker);
      });
    });
  }

  function checkAgain(): void {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration?.update().catch(() => undefined);
  }

  const untilActive = (worker: ServiceWorker): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, timeout);
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
      });
    });

  return {
    /** Registers the worker; a browser that refuses has the app without it. */
    start: async (): Promise<void> => {
      if (!container) return;
      try {
        // By its address the worker knows how much to fetch. A static server may let browsers cache it: this does not.
        const script = savesData() ? '/sw.js?save-data' : '/sw.js';
        watch(await container.register(script, { updateViaCache: 'none' }));
        document.addEventListener('visibilitychange', checkAgain);
      } catch (error) {
        logFailure('the service worker was not registered', error);
      }
    },
    /** True when a newer build can be loaded. */
    isOffered: () => offered,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Says no more of the build that is offered, until the next one. */
    putOff: () => offer(false),
    /**
     * Loads the newer build. The waiting worker takes over first unless another tab still needs the files of the old
     * build; without it, the page comes from the network and is the newest one all the same.
     */
    load: async (): Promise<void> => {
      const waiting = registration?.waiting;
      if (waiting) {
        const active = untilActive(waiting);
        if (await send(waiting, { ask: 'take-over-if-alone' })) await active;
      }
      reload();
    },
  };
}

export type Updates = ReturnType<typeof createUpdates>;
