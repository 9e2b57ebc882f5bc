import { createAppStore } from '@/app/state';
import { makeApplicationDto } from '@test/dto/application';
import { signedInState } from '@test/render-app';
import { given } from '@test/server';
import { applicationApi } from '../api/application.api';
import { selectIsKnownApplied } from './known-applications';

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

it('tells a job without an id by its slug, and knows nothing without the API', () => {
  const data = [{ job: { id: null, slug: 'kasir' } }];
  const state = { provider: { queries: { 'getApplications(undefined)': { data } } } };
  expect(selectIsKnownApplied(state, { id: 7, slug: 'kasir' })).toBe(true);
  expect(selectIsKnownApplied(state, { id: 7, slug: 'sopir' })).toBe(false);
  expect(selectIsKnownApplied({}, { id: 7, slug: 'kasir' })).toBe(false);
});
