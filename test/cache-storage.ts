const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));

/** Cache Storage in memory, as far as the app uses it: jsdom and Node have none. */
function makeCache(onPut: () => void) {
  const entries = new Map<string, Response>();
  return {
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.delete(urlOf(request));
      entries.set(urlOf(request), response);
      onPut();
    },
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

/**
 * Gives this test's browser a Cache Storage, empty at first.
 *
 * @returns it, how many responses it was given so far, and what takes it away again
 */
export function givenCacheStorage() {
  const caches = new Map<string, ReturnType<typeof makeCache>>();
  let puts = 0;
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? makeCache(() => (puts += 1));
      caches.set(name, cache);
      return cache;
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  return { storage, putCount: () => puts, remove: () => Reflect.deleteProperty(globalThis, 'caches') };
}

/** The browser has a Cache Storage that refuses every use, as some do in private windows. */
export function givenRefusingCacheStorage() {
  const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { open: refuse, has: refuse, delete: refuse, keys: refuse },
  });
  return { remove: () => Reflect.deleteProperty(globalThis, 'caches') };
}
