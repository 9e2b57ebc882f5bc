import AES from 'crypto-js/aes';
import Cookies from 'js-cookie';
import { assert, asyncProperty, jsonValue, oneof, option, property, record, string, uuid } from 'fast-check';
import { readSessionCookie, writeSessionCookie } from '@/entities/session';
import { env } from '@/shared/config';
import { startPersistence } from './persistence';
import { createAppStore } from './store';

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

/** Both slices have been read from the storage. */
async function untilRead(store: ReturnType<typeof createAppStore>): Promise<void> {
  const isRehydrated = (state: object) => '_persist' in state && (state._persist as { rehydrated: boolean }).rehydrated;
  for (let ticks = 0; ticks < 100; ticks += 1) {
    const { bookmarkedJobs, searchHistory } = store.getState();
    if (isRehydrated(bookmarkedJobs) && isRehydrated(searchHistory)) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error('The storage was never read.');
}

it('starts with lists of jobs and searches whatever the storage holds', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  await assert(
    asyncProperty(stored, stored, async (bookmarks, history) => {
      localStorage.setItem('bookmarkedJobs', bookmarks);
      localStorage.setItem('searchHistory', history);
      const store = createAppStore();
      const stop = startPersistence(store);
      await untilRead(store);
      const { bookmarkedJobs, searchHistory } = store.getState();
      for (const job of bookmarkedJobs.jobs) expect(job).toMatchObject({ title: expect.stringMatching(/\S/) });
      expect(searchHistory.entries.every((entry) => typeof entry === 'string')).toBe(true);
      stop();
    }),
    { numRuns: 60 },
  );
  log.mockRestore();
});
