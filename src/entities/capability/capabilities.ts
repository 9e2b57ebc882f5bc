import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { onIdle } from '@/shared/lib/async';
import { fetchFeatures, NO_FEATURES, parseFeatures, readStoredFeatures, storeFeatures } from './features';
import type { Features } from './features';

/** How long what a provider said is good for. */
const MAX_AGE_MS = 24 * 3_600_000;

/** How long the request waits for an idle browser. */
const IDLE_WITHIN_MS = 5_000;

/** In a browser that does not say when it is idle. */
const IDLE_AFTER_MS = 1_000;

interface CapabilityState {
  /** Null while they are not known. */
  features: Features | null;
  isRequested: boolean;
}

const initialState: CapabilityState = { features: null, isRequested: false };

/** Capabilities of the provider. Specification 4, section 0. */
export const capabilitySlice = createSlice({
  name: 'capabilities',
  initialState,
  reducers: {
    capabilitiesRequested: (state) => ({ ...state, isRequested: true }),
    capabilitiesReceived: (state, { payload }: PayloadAction<Features>) => ({ ...state, features: payload }),
  },
  selectors: {
    /** True when the provider has a feature in the version that the app knows; undefined while that is not known. */
    selectHasFeature: ({ features }, name: string): boolean | undefined =>
      features ? features[name] === 1 : undefined,
  },
});

const { capabilitiesRequested, capabilitiesReceived } = capabilitySlice.actions;
export const { selectHasFeature } = capabilitySlice.selectors;

type CapabilityRoot = Parameters<typeof selectHasFeature>[0];
type Thunk = ThunkAction<Promise<void>, CapabilityRoot, unknown, UnknownAction>;

/** The state of a page that is rendered with a response to `GET capabilities/`. */
export const capabilitiesOf = (response: unknown): CapabilityState => ({
  features: parseFeatures(response),
  isRequested: false,
});

/** Requests the features of the provider, once, where they are not known. */
export const requestCapabilities = (): Thunk => async (dispatch, getState) => {
  const { features, isRequested } = getState().capabilities;
  if (features || isRequested) return;
  dispatch(capabilitiesRequested());
  try {
    const fetched = await fetchFeatures();
    storeFeatures(fetched);
    dispatch(capabilitiesReceived(fetched));
  } catch {
    // No connection, perhaps: offline copies need the features that they came with. The next page requests again.
    dispatch(capabilitiesReceived(readStoredFeatures(Infinity) ?? NO_FEATURES));
  }
};

interface CapabilityStore {
  dispatch: ThunkDispatch<CapabilityRoot, unknown, UnknownAction>;
}

/**
 * Has the features of the provider in the store: from the page, else from the device for 24 hours, else by one request
 * when the browser is idle.
 *
 * @param sent the response to `GET capabilities/` that came with the page; null for a page without it
 */
export function startCapabilities({ dispatch }: CapabilityStore, sent: unknown): void {
  const features = sent === null ? readStoredFeatures(MAX_AGE_MS) : parseFeatures(sent);
  // For a page that comes without: from the service worker.
  if (features && sent !== null) storeFeatures(features);
  if (features) dispatch(capabilitiesReceived(features));
  else onIdle(() => void dispatch(requestCapabilities()), { timeout: IDLE_WITHIN_MS, fallbackDelay: IDLE_AFTER_MS });
}
