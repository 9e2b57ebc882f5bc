import { capabilitiesOf } from '@/entities/capability';
import { responsesReceived } from '@/shared/api';
import type { RenderedResponse } from '@/shared/api';
import { yieldToMain } from '@/shared/lib/async';
import { logFailure } from '@/shared/lib/logging';
import type { FirstPage } from '@/shared/lib/first-page';
import { createAppStore } from './store';
import type { AppStore, RootState } from './store';

/** The state that a page carries (`script#state`). */
export interface PageState {
  /** The body of the response to `GET capabilities/` of the provider that sends the page; null on any other server. */
  capabilities: unknown;
  /** The data that the provider has rendered the page with; missing on a page of the build, which holds for every provider. */
  rendered?: {
    page: FirstPage;
    responses: RenderedResponse[];
  };
}

/** A page of the build. */
export const BUILD_STATE: PageState = { capabilities: null };

/** The state that the document carries. */
export function readPageState(): PageState {
  const text = document.querySelector('script#state[type="application/json"]')?.textContent;
  try {
    return text ? (JSON.parse(text) as PageState) : BUILD_STATE;
  } catch (error) {
    logFailure('the state of the page could not be read', error);
    return BUILD_STATE;
  }
}

/**
 * The store that a page is rendered with: on the server, and in the browser that takes the page over. The endpoints of its
 * responses have to be there: they come with the page's chunk.
 */
export async function createPageStore(
  { capabilities, rendered }: PageState,
  preloaded?: Partial<RootState>,
): Promise<AppStore> {
  if (!rendered) return createAppStore(preloaded);
  const { page, responses } = rendered;
  const store = createAppStore({ ...preloaded, capabilities: capabilitiesOf(capabilities), firstPage: page });
  await yieldToMain();
  await store.dispatch(responsesReceived(responses));
  return store;
}
