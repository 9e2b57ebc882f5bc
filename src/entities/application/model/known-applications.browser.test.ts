import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '@/app/state';
import { providerApi } from '@/shared/api';
import { makeApplicationDto } from '@test/dto/application';
import { signedInState } from '@test/render-app';
import { given } from '@test/server';
import { applicationApi } from '../api/application.api';
import { selectIsKnownApplied, useKnownApplications } from './known-applications';

const job = { id: 'job-1', slug: 'staf-gudang-jakarta' };

it('knows the applications that were loaded, and nothing before', async () => {
  const requests = given('get', 'job-application/application-status/', [makeApplicationDto()]);
  const store = createAppStore(signedInState());
  expect(selectIsKnownApplied(store.getState(), job)).toBe(false);
  expect(requests).toHaveLength(0);
  await store.dispatch(applicationApi.endpoints.getApplications.initiate());
  expect(selectIsKnownApplied(store.getState(), job)).toBe(true);
  expect(selectIsKnownApplied(store.getState(), { ...job, id: 'job-2' })).toBe(false);
});

it('knows no application that was withdrawn', async () => {
  given('get', 'job-application/application-status/', [makeApplicationDto({ outcome: 'withdrawn' })]);
  const store = createAppStore(signedInState());
  await store.dispatch(applicationApi.endpoints.getApplications.initiate());
  expect(selectIsKnownApplied(store.getState(), job)).toBe(false);
});

it('tells a job without an id by its slug, and knows nothing without the API', () => {
  const data = [{ job: { id: null, slug: 'kasir' } }];
  const state = { provider: { queries: { 'getApplications(undefined)': { data } } } };
  expect(selectIsKnownApplied(state, { id: 7, slug: 'kasir' })).toBe(true);
  expect(selectIsKnownApplied(state, { id: 7, slug: 'sopir' })).toBe(false);
  expect(selectIsKnownApplied({}, { id: 7, slug: 'kasir' })).toBe(false);
});

it('keeps what is loaded in the cache as long as a list shows it, and requests nothing', async () => {
  const requests = given('get', 'job-application/application-status/', [makeApplicationDto()]);
  const store = createAppStore(signedInState());
  // The middleware answers this action with its own functions.
  const internals = store.dispatch(providerApi.internalActions.internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount: (key: string) => number;
  };
  const subscriptions = () => internals.getSubscriptionCount('getApplications(undefined)');
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });

  renderHook(useKnownApplications, { wrapper }).unmount();
  expect(requests).toHaveLength(0);

  const first = store.dispatch(applicationApi.endpoints.getApplications.initiate());
  await first;
  const { unmount } = renderHook(useKnownApplications, { wrapper });
  first.unsubscribe();
  expect(subscriptions()).toBe(1);
  unmount();
  expect(subscriptions()).toBe(0);
  expect(requests).toHaveLength(1);
});
