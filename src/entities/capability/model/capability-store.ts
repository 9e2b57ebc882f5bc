import { onIdle } from '@/shared/lib/async';
import { fetchFeatures, NO_FEATURES, parseFeatures } from '../api/capabilities';
import type { Features } from '../api/capabilities';

/** The JSON script element that the reference server writes into its pages. */
const ELEMENT_ID = 'capabilities';

const STORAGE_KEY = 'titian:capabilities';

/** How long what a provider said is good for, in milliseconds. */
const GOOD_FOR = 24 * 3_600_000;

/** How long the request waits for an idle browser, in milliseconds. */
const IDLE_WITHIN = 5_000;

/** In a browser that does not say when it is idle, in milliseconds. */
const IDLE_AFTER = 1_000;

interface Stored {
  /** By this device's clock, milliseconds since 1970. */
  at: number;
  features: Features;
}

/** Features stored within the last 24 hours, or null. */
function readStored(): Features | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Stored> | null;
    const age = Date.now() - Number(stored?.at);
    // One from the future was stored before the clock was set back.
    const isGood = age >= 0 && age < GOOD_FOR;
    return isGood && typeof stored?.features === 'object' ? stored.features : null;
  } catch {
    return null;
  }
}

function store(features: Features): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ at: Date.now(), features } satisfies Stored));
  } catch {
    // Then the provider is requested on the next page.
  }
}

/**
 * Where the app knows from what the provider can do: the page, else the device for 24 hours, else one request when the
 * browser is idle. Specification 4, section 0.
 */
export function createCapabilityStore() {
  let page: { text: string; features: Features } | null = null;
  let known: Features | null = null;
  let requested = false;
  const listeners = new Set<() => void>();

  function ofPage(): Features | null {
    const text = document.getElementById(ELEMENT_ID)?.textContent;
    if (text === undefined) return null;
    if (page?.text !== text) page = { text, features: parseFeatures(text) };
    return page.features;
  }

  const features = (): Features | null => ofPage() ?? (known ??= readStored());

  async function request(): Promise<void> {
    try {
      known = await fetchFeatures();
      store(known);
    } catch {
      // No connection, perhaps: the next page requests again.
      known = NO_FEATURES;
    }
    listeners.forEach((listener) => listener());
  }

  function load(): void {
    if (requested) return;
    requested = true;
    const written = ofPage();
    // For a page that comes without: from the service worker.
    if (written) store(written);
    else if (!features()) onIdle(() => void request(), { timeout: IDLE_WITHIN, fallbackDelay: IDLE_AFTER });
  }

  return {
    /** True when the provider has a feature in the version that the app knows; false while that is not known. */
    has: (name: string): boolean => features()?.[name] === 1,
    /** Calls `listener` when more is known, for which the first one causes a request where one is needed. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      load();
      return () => void listeners.delete(listener);
    },
  };
}
