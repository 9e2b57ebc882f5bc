const urlOf = (request: RequestInfo | URL): string => (request instanceof Request ? request.url : String(request));

/** Cache Storage in memory, as far as the app uses it: jsdom and Node have none. */
function makeCache() {
  const entries = new Map<string, Response>();
  return {
    match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      entries.delete(urlOf(request));
      entries.set(urlOf(request), response);
    },
    delete: async (request: RequestInfo | URL) => entries.delete(urlOf(request)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

/**
 * Gives this test's browser a Cache Storage, empty at first.
 *
 * @returns it, and what takes it away again
 */
export function givenCacheStorage() {
  const caches = new Map<string, ReturnType<typeof makeCache>>();
  const storage = {
    open: async (name: string) => {
      const cache = caches.get(name) ?? makeCache();
      caches.set(name, cache);
      return cache;
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: storage });
  return { storage, remove: () => Reflect.deleteProperty(globalThis, 'caches') };
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
