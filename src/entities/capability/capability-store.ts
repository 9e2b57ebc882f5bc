import { literal, looseObject, safeParse } from 'valibot';
import { onIdle } from '@/shared/lib/async';
import { BASE_URL } from '@/shared/api';

/** `GET capabilities/`: the features of a provider by name, each with its version. Specification 4, section 0. */
const capabilities = looseObject({ version: literal(1), features: looseObject({}) });

export type Features = Readonly<Record<string, unknown>>;

/** No feature beside what every provider has. */
const NO_FEATURES: Features = {};

/** Milliseconds after which the provider counts as one that does not say. */
const TIMEOUT_MS = 30_000;

/** The features in a text of JSON; none where it is something else or of a version that the app does not know. */
export function parseFeatures(text: string): Features {
  try {
    const { success, output } = safeParse(capabilities, JSON.parse(text));
    return success ? output.features : NO_FEATURES;
  } catch {
    return NO_FEATURES;
  }
}

/**
 * Requests the features of the provider. It has none where it responds with a failure. Not through `providerApi`, for
 * whatever goes wrong here is nothing to try again or to tell anybody.
 *
 * @throws when there is no response
 */
async function fetchFeatures(): Promise<Features> {
  const response = await fetch(`${BASE_URL}capabilities/`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.ok ? parseFeatures(await response.text()) : NO_FEATURES;
}

/** The JSON script element that the reference server writes into its pages. */
const ELEMENT_ID = 'capabilities';

const STORAGE_KEY = 'titian:capabilities';

/** How long what a provider said is good for. */
const MAX_AGE_MS = 24 * 3_600_000;

/** How long the request waits for an idle browser. */
const IDLE_WITHIN_MS = 5_000;

/** In a browser that does not say when it is idle. */
const IDLE_AFTER_MS = 1_000;

interface Stored {
  /** By this device's clock, milliseconds since 1970. */
  at: number;
  features: Features;
}

/** Features stored within so many milliseconds, or null. */
function readStored(maxAge: number): Features | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Stored> | null;
    const age = Date.now() - Number(stored?.at);
    // One from the future was stored before the clock was set back.
    const isGood = age >= 0 && age < maxAge;
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
  let stored: Features | null = null;
  let waiting = false;
  let requested = false;
  const listeners = new Set<() => void>();

  function ofPage(): Features | null {
    const text = document.getElementById(ELEMENT_ID)?.textContent;
    if (text === undefined) return null;
    if (page?.text !== text) page = { text, features: parseFeatures(text) };
    return page.features;
  }

  /** Those that the page was rendered with (`page-markup.ts`); null for a page that holds for every provider. */
  const rendered = (): Features | null => {
    const isStated = typeof document !== 'undefined' && document.documentElement.dataset.capable !== undefined;
    return isStated ? ofPage() : null;
  };

  const features = (): Features | null => ofPage() ?? (known ??= readStored(MAX_AGE_MS));

  async function request(): Promise<void> {
    if (requested) return;
    requested = true;
    try {
      known = await fetchFeatures();
      store(known);
    } catch {
      // No connection, perhaps: offline copies need the features that they came with. The next page requests again.
      known = readStored(Infinity) ?? NO_FEATURES;
    }
    listeners.forEach((listener) => listener());
  }

  function load(isUrgent: boolean): void {
    const written = ofPage();
    // For a page that comes without: from the service worker.
    if (written && stored !== written) store((stored = written));
    if (features()) return;
    if (isUrgent) void request();
    else if (!waiting) onIdle(() => void request(), { timeout: IDLE_WITHIN_MS, fallbackDelay: IDLE_AFTER_MS });
    waiting = true;
  }

  function subscribe(listener: () => void, isUrgent: boolean): () => void {
    listeners.add(listener);
    load(isUrgent);
    return () => void listeners.delete(listener);
  }

  const decided = (name: string): boolean | undefined => {
    const now = features();
    return now ? now[name] === 1 : undefined;
  };

  return {
    /** True when the provider has a feature in the version that the app knows; undefined while that is not known. */
    decided,
    rendered,
    /** As `decided`, and false while it is not known. */
    has: (name: string): boolean => decided(name) === true,
    /** Calls `listener` when more is known, for which the first one causes a request where one is needed. */
    subscribe: (listener: () => void): (() => void) => subscribe(listener, false),
    /** The same, with the request at once. */
    subscribeNow: (listener: () => void): (() => void) => subscribe(listener, true),
  };
}
