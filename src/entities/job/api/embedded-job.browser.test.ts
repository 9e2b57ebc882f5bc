import { configureStore } from '@reduxjs/toolkit';
import { renderHook, waitFor } from '@testing-library/react';
import { givenCacheStorage } from '@test/cache-storage';
import { makeJobDetailDto } from '@test/dto/job';
import { given, givenNoResponse } from '@test/server';
import { providerApi } from '@/shared/api';
import { embeddedJobReceived, useEmbeddedJob } from './embedded-job';
import { jobApi } from './job.api';

const embed = (text: string, type = 'application/json') => {
  const script = document.createElement('script');
  Object.assign(script, { id: 'job', type, textContent: text });
  document.body.replaceChildren(script);
};

const readEmbeddedJob = (slug: string) => renderHook(() => useEmbeddedJob(slug)).result.current;

/** The text of a page with a job. */
const withJob = (job: object) => JSON.stringify({ now: '2026-11-25T03:00:00.000Z', job });

afterEach(() => document.body.replaceChildren());

it('is the job that came with the page of its address', () => {
  embed(withJob(makeJobDetailDto({ slug: 'kasir', title: 'Kasir </script>' })));
  expect(readEmbeddedJob('kasir')?.job).toMatchObject({ slug: 'kasir', title: 'Kasir </script>', isOpen: true });
  expect(readEmbeddedJob('kasir')).toMatchObject({ now: new Date('2026-11-25T03:00:00Z') });
  expect(readEmbeddedJob('perawat')).toBeNull();
});

it.each([
  ['nothing', null],
  ['no JSON', '<html>'],
  ['no job', '{"job":{"id":1}}'],
  ['null', 'null'],
])('is none of a page with %s', (_what, text) => {
  if (text !== null) embed(text);
  expect(readEmbeddedJob('kasir')).toBeNull();
});

it('is none in a script that would run', () => {
  embed(withJob(makeJobDetailDto({ slug: 'kasir' })), 'text/plain');
  expect(readEmbeddedJob('kasir')).toBeNull();
});

describe('once it is received', () => {
  const makeStore = () =>
    configureStore({
      reducer: { [providerApi.reducerPath]: providerApi.reducer },
      middleware: (getDefault) => getDefault().concat(providerApi.middleware),
    });
  const read = (store: ReturnType<typeof makeStore>, forceRefetch = false) =>
    store.dispatch(jobApi.endpoints.getPublicJob.initiate('kasir', { subscribe: false, forceRefetch }));

  function received() {
    embed(withJob(makeJobDetailDto({ slug: 'kasir', title: 'Kasir' })));
    const embedded = readEmbeddedJob('kasir');
    if (!embedded) throw new Error('no job');
    const store = makeStore();
    store.dispatch(embeddedJobReceived(embedded));
    return store;
  }

  it('is a response like any other: shown without a call, and replaced by the next', async () => {
    const store = received();
    // A call would fail the test: the server knows none.
    await expect(read(store)).resolves.toMatchObject({ data: { title: 'Kasir' } });
    given('get', 'job/public/kasir/', makeJobDetailDto({ slug: 'kasir', title: 'Kasir Senior' }));
    await expect(read(store, true)).resolves.toMatchObject({ data: { title: 'Kasir Senior' } });
  });

  it('is not in the page any more, which would show it for days', () => {
    received();
    expect(document.querySelector('#job')).toBeNull();
  });

  it('is there without a connection', async () => {
    const { remove, putCount } = givenCacheStorage();
    received();
    await waitFor(() => expect(putCount()).toBe(1));
    givenNoResponse('get', 'job/public/kasir/');
    await expect(read(makeStore())).resolves.toMatchObject({ data: { title: 'Kasir' } });
    remove();
  });
});
