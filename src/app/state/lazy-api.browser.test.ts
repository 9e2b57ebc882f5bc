import { waitFor } from '@testing-library/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { jobApi } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { onApiLoaded, providerApi } from '@/shared/api';
import { makeJobDto } from '@test/dto/job';
import { session, signedInState } from '@test/render-app';
import { given } from '@test/server';
import { createAppStore } from './store';

jest.mock('@/shared/api', () => ({
  ...jest.requireActual<object>('@/shared/api'),
  // The API is not there yet.
  onApiLoaded: jest.fn(),
}));

it('takes RTK Query in when it is loaded, with all that is in the store already', async () => {
  const store = createAppStore(signedInState());
  expect(store.getState()).not.toHaveProperty('provider');

  const [inject] = jest.mocked(onApiLoaded).mock.lastCall ?? [];
  inject?.({ api: providerApi, setupListeners });
  expect(store.getState()).toHaveProperty('provider.queries', {});
  expect(selectSession(store.getState())).toEqual(session);

  const requests = given('get', 'job/list/', [makeJobDto({ title: 'Staf Gudang' })]);
  const { data } = await store.dispatch(jobApi.endpoints.getJobs.initiate());
  expect(data).toMatchObject([{ title: 'Staf Gudang' }]);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(requests).toHaveLength(2));
});
