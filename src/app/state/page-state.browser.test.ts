import { makeJobDetailDto } from '@test/dto/job';
import { makePageState } from '@test/page-state';
import { session } from '@test/session';
import { jobApi } from '@/entities/job';
import {
  UNKNOWN_SESSION,
  selectIsSessionUnknown,
  selectIsSignedIn,
  selectSession,
  sessionRead,
} from '@/entities/session';
import { BUILD_STATE, createPageStore, readPageState } from './page-state';

/** Puts a state into the document. */
function givenState(text: string): void {
  const element = Object.assign(document.createElement('script'), { id: 'state', type: 'application/json' });
  element.textContent = text;
  document.body.replaceChildren(element);
}

afterEach(() => document.body.replaceChildren());

it('is what the document carries', () => {
  const state = makePageState([]);
  givenState(JSON.stringify(state));
  expect(readPageState()).toEqual(state);
});

it.each(['', '<h1>'])('is that of a page of the build where the document carries %j', (text) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  givenState(text);
  expect(readPageState()).toBe(BUILD_STATE);
  log.mockRestore();
});

it('keeps what came with the page when the app reads whose session it is', async () => {
  const responses = [{ endpoint: 'getPublicJob', arg: 'kasir', body: { data: makeJobDetailDto({ title: 'Kasir' }) } }];
  const store = await createPageStore(makePageState(responses), { session: UNKNOWN_SESSION });
  expect(selectIsSignedIn(store.getState())).toBe(true);
  expect(selectIsSessionUnknown(store.getState())).toBe(true);
  store.dispatch(sessionRead(session));
  expect(selectIsSessionUnknown(store.getState())).toBe(false);
  expect(selectSession(store.getState())).toEqual(session);
  expect(jobApi.endpoints.getPublicJob.select('kasir')(store.getState()).data).toMatchObject({ title: 'Kasir' });
});
