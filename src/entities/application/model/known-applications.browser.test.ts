import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '@/app/state';
import { providerApi } from '@/shared/api';
import type { Id } from '@/shared/api';
import { makeApplicationDto } from '@test/dto/application';
import { givenCacheStorage } from '@test/cache-storage';
import { session, signedInState } from '@test/session';
import { given } from '@test/server';
import { applicationApi } from '../api/application.api';
import { hasApplied, useIsKnownApplied, useKnownApplications } from './known-applications';

const job = { id: 'job-1', slug: 'staf-gudang-jakarta' };

type Store = ReturnType<typeof createAppStore>;

const inStore =
  (store: Store) =>
  ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store, children });

const knows = (store: Store, ids: { id: string; slug: string } = job, owner: Id | null = session.userId) =>
  renderHook(() => useIsKnownApplied(ids, owner), { wrapper: inStore(store) }).result;

it('knows the applications that were loaded, and nothing before', async () => {
  const requests = given('get', 'job-application/application-status/', [makeApplicationDto()]);
  const store = createAppStore(signedInState());
  expect(knows(store).current).toBe(false);
  expect(requests).toHaveLength(0);
  await store.dispatch(applicationApi.endpoints.getApplications.initiate());
  expect(knows(store).current).toBe(true);
  expect(knows(store, { ...job, id: 'job-2' }).current).toBe(false);
  expect(knows(store, job, null).current).toBe(false);
});

it('knows no application that was withdrawn', async () => {
  given('get', 'job-application/application-status/', [makeApplicationDto({ outcome: 'withdrawn' })]);
  const store = createAppStore(signedInState());
  await store.dispatch(applicationApi.endpoints.getApplications.initiate());
  expect(knows(store).current).toBe(false);
});

it('tells a job without an id by its slug', () => {
  const applications = [{ outcome: null, job: { id: null, slug: 'kasir' } }];
  expect(hasApplied(applications, { id: 7, slug: 'kasir' })).toBe(true);
  expect(hasApplied(applications, { id: 7, slug: 'sopir' })).toBe(false);
});

it('knows after a reload what the device has stored for this candidate, and requests nothing', async () => {
  const device = givenCacheStorage();
  // An outcome that is dated ahead is none.
  const ahead = { outcome: 'withdrawn', outcomeAt: '2999-01-01' } as const;
  const requests = given('get', 'job-application/application-status/', [makeApplicationDto(ahead)]);
  const before = createAppStore(signedInState());
  await before.dispatch(applicationApi.endpoints.getApplications.initiate());
  await waitFor(() => expect(device.putCount()).toBe(1));

  const store = createAppStore(signedInState());
  const of = (owner: Id) => ({
    known: knows(store, job, owner),
    list: renderHook(() => useKnownApplications(owner), { wrapper: inStore(store) }),
  });
  const somebodyElse = of('candidate-2');
  const own = of(session.userId ?? '');
  await waitFor(() => expect(own.known.current).toBe(true));
  expect(somebodyElse.known.current).toBe(false);
  expect(requests).toHaveLength(1);
  // Signing out leaves nothing behind.
  own.list.unmount();
  renderHook(() => useKnownApplications(null), { wrapper: inStore(store) });
  expect(knows(store).current).toBe(false);
  device.remove();
});

it('keeps what is loaded in the cache as long as a list shows it, and requests nothing', async () => {
  const requests = given('get', 'job-application/application-status/', [makeApplicationDto()]);
  const store = createAppStore(signedInState());
  // The middleware responds to this action with its own functions.
  const internals = store.dispatch(providerApi.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount: (key: string) => number;
  };
  const subscriptions = () => internals.getSubscriptionCount('getApplications(undefined)');
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });

  renderHook(() => useKnownApplications(session.userId), { wrapper }).unmount();
  expect(requests).toHaveLength(0);

  const first = store.dispatch(applicationApi.endpoints.getApplications.initiate());
  await first;
  const { unmount } = renderHook(() => useKnownApplications(session.userId), { wrapper });
  first.unsubscribe();
  expect(subscriptions()).toBe(1);
  unmount();
  expect(subscriptions()).toBe(0);
  expect(requests).toHaveLength(1);
});
