import { configureStore } from '@reduxjs/toolkit';
import { providerApi } from '@/shared/api';
import { skillApi } from './skill.api';

const respond = (data: unknown) => Promise.resolve(Response.json({ statusCode: 2000, message: 'Berhasil', data }));

/** A store that shows the skills, and the addresses and methods of its requests. */
function openList() {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { method, url } = request as Request;
    calls.push(`${method} ${new URL(url).pathname}`);
    return respond({ skill: [] });
  });
  const store = configureStore({
    reducer: { [providerApi.reducerPath]: providerApi.reducer },
    middleware: (getDefault) => getDefault().concat(providerApi.middleware),
  });
  store.dispatch(skillApi.endpoints.getSkills.initiate());
  return { store, calls };
}

const LIST = 'GET /api/v1/candidate/skill/';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('fetches the list again 2000 ms after skills were added, and not before', async () => {
  const { store, calls } = openList();
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([LIST]);

  const adding = store.dispatch(skillApi.endpoints.addSkills.initiate({ skill: ['SQL'] }));
  await jest.advanceTimersByTimeAsync(0);
  await adding;
  const added = [LIST, 'POST /api/v1/candidate/skill/'];
  await jest.advanceTimersByTimeAsync(1999);
  expect(calls).toEqual(added);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([...added, LIST]);
});

it('leaves the list alone when adding failed', async () => {
  const { store, calls } = openList();
  await jest.advanceTimersByTimeAsync(0);
  jest.mocked(fetch).mockImplementation(() => Promise.resolve(new Response('', { status: 400 })));
  const adding = store.dispatch(skillApi.endpoints.addSkills.initiate({ skill: ['SQL'] }));
  await jest.advanceTimersByTimeAsync(0);
  expect(await adding).toHaveProperty('error');
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([LIST]);
});
