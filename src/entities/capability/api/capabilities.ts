import { literal, looseObject, safeParse } from 'valibot';
import { BASE_URL } from '@/shared/api';

/** `GET capabilities/`: the features of a provider by name, each with its version. Specification 4, section 0. */
const capabilities = looseObject({ version: literal(1), features: looseObject({}) });

export type Features = Readonly<Record<string, unknown>>;

/** No feature beside what every provider has. */
export const NO_FEATURES: Features = {};

/** Milliseconds after which the provider counts as one that does not say. */
const TIMEOUT = 30_000;

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
export async function fetchFeatures(): Promise<Features> {
  const response = await fetch(`${BASE_URL}capabilities/`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return response.ok ? parseFeatures(await response.text()) : NO_FEATURES;
}
