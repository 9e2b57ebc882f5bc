import { responsesReceived } from '@/shared/api';
import type { RenderedResponse } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import type { FirstPage } from '@/shared/lib/first-page';
import { createAppStore } from './store';
import type { AppStore, RootState } from './store';

/** The state that a page is rendered with, as the page carries it (`script#state`). */
export interface PageState {
  page: FirstPage;
  responses: RenderedResponse[];
}

/** The state that the document carries; null for a page without it. */
export function readPageState(): PageState | null {
  const text = document.querySelector('script#state[type="application/json"]')?.textContent;
  if (text === undefined || text === null) return null;
  try {
    return JSON.parse(text) as PageState;
  } catch (error) {
    logFailure('the state of the page could not be read', error);
    return null;
  }
}

/**
 * The store that a page is rendered with: on the server, and in the browser that takes the page over.
 *
 * @param state null for a page that is the same for everybody. The endpoints of its responses have to be there: they
 *   come with the page's chunk
 */
export async function createPageStore(state: PageState | null, preloaded?: Partial<RootState>): Promise<AppStore> {
  const store = createAppStore({ ...preloaded, ...(state && { firstPage: state.page }) });
  if (state) await store.dispatch(responsesReceived(state.responses));
  return store;
}
