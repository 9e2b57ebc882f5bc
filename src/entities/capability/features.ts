import { literal, looseObject, safeParse } from 'valibot';
import { BASE_URL } from '@/shared/api';

/** `GET capabilities/`: the features of a provider by name, each with its version. Specification 4, section 0. */
const capabilities = looseObject({ version: literal(1), features: looseObject({}) });

export type Features = Readonly<Record<string, unknown>>;

/** No feature beside what every provider has. */
export const NO_FEATURES: Features = {};

/** Milliseconds after which the provider counts as one that does not say. */
const TIMEOUT_MS = 30_000;

/** The features in a response; none where it is something else or of a version that the app does not know. */
export function parseFeatures(response: unknown): Features {
  const { success, output } = safeParse(capabilities, response);
  return success ? output.features : NO_FEATURES;
}

/**
 * Requests the features of the provider. It has none where it responds with a failure. Not through `providerApi`, for
 * whatever goes wrong here is nothing to try again or to tell anybody.
 *
 * @throws when there is no response
 */
export async function fetchFeatures(): Promise<Features> {
  const response = await fetch(`${BASE_URL}capabilities/`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return NO_FEATURES;
  const body: unknown = await response.json().catch(() => null);
  return parseFeatures(body);
}

const STORAGE_KEY = 'titian:capabilities';

interface Stored {
  /** By this device's clock, milliseconds since 1970. */
  at: number;
  features: Features;
}

/** The features that this device has stored at most so many milliseconds ago; null for none. */
export function readStoredFeatures(maxAge: number): Features | null {
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

export function storeFeatures(features: Features): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ at: Date.now(), features } satisfies Stored));
  } catch {
    // Then the provider is requested on the next page.
  }
}
