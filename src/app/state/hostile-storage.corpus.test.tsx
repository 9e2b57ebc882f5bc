import { waitFor } from '@testing-library/react';
import AES from 'crypto-js/aes';
import { assert, asyncProperty, jsonValue, oneof, option, property, record, string, uuid } from 'fast-check';
import Cookies from 'js-cookie';
import { readSessionCookie, writeSessionCookie } from '@/entities/session';
import { env } from '@/shared/config';
import { startPersistence } from './persistence';
import { createAppStore } from './store';
import type { RootState } from './store';

const text = string({ unit: 'grapheme', maxLength: 60 });

const encrypt = (value: unknown) => AES.encrypt(JSON.stringify(value), env.sessionCookieSecret).toString();

/** Anything that may be in the cookie: texts, and what this app's own secret has encrypted. */
const cookie = oneof(
  text,
  jsonValue({ maxDepth: 2 }).map(encrypt),
  record({ token: jsonValue(), name: jsonValue(), image: jsonValue(), userId: jsonValue() }, { requiredKeys: [] }).map(
    encrypt,
  ),
);

it('gives back every session that was written to the cookie', () => {
  const sessions = record({ token: uuid(), name: text, image: option(text), userId: oneof(uuid(), option(uuid())) });
  assert(
    property(sessions, (session) => {
      writeSessionCookie(session);
      expect(readSessionCookie()).toEqual(session);
    }),
  );
});

it('reads a session or none from any value of the cookie, and starts the app', () => {
  assert(
    property(cookie, (value) => {
      Cookies.set('titian', value);
      const session = readSessionCookie();
      if (session) {
        expect(session).toEqual({
          token: expect.stringMatching(/[^]/),
          name: expect.any(String),
          image: session.image === null ? null : expect.any(String),
          userId: session.userId === null ? null : expect.anything(),
        });
      }
      expect(createAppStore().getState().session.current).toEqual(session);
    }),
  );
});

/** Possible texts under the key of a persisted slice. */
const stored = oneof(
  text,
  jsonValue().map((value) => JSON.stringify(value)),
  record(
    { jobs: jsonValue(), entries: jsonValue(), owner: jsonValue(), _persist: jsonValue() },
    { requiredKeys: [] },
  ).map((fields) =>
    JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]))),
  ),
);

/** The app starts in a browser with these texts in its storage, and has read them. Returns its store and its end. */
async function start(storage: Record<'bookmarkedJobs' | 'searchHistory', string>, preloaded: Partial<RootState> = {}) {
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  const store = createAppStore(preloaded);
  const stop = startPersistence(store);
  const isRehydrated = (state: object) => '_persist' in state && (state._persist as { rehydrated: boolean }).rehydrated;
  await waitFor(() => {
    const { bookmarkedJobs, searchHistory } = store.getState();
    expect(isRehydrated(bookmarkedJobs) && isRehydrated(searchHistory)).toBe(true);
  });
  return { store, stop };
}

it('starts with lists of jobs and searches whatever the storage holds', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await assert(
    asyncProperty(stored, stored, async (bookmarks, history) => {
      const { store, stop } = await start({ bookmarkedJobs: bookmarks, searchHistory: history });
      const { bookmarkedJobs, searchHistory } = store.getState();
      for (const job of bookmarkedJobs.jobs) expect(job).toMatchObject({ title: expect.stringMatching(/\S/) });
      expect(searchHistory.entries.every((entry) => typeof entry === 'string')).toBe(true);
      stop();
    }),
    { numRuns: 60 },
  );
  log.mockRestore();
});
