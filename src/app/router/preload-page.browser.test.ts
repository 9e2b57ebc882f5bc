import { waitFor } from '@testing-library/react';
import { createAppStore } from '@/app/state';
import { jobApi } from '@/entities/job';
import { profileApi } from '@/entities/profile/candidate';
import { readsOf } from '@/shared/api';
import { makeJobDetailDto, makeJobDto } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { noPause, signedInState } from '@test/render-app';
import { given, givenFailure } from '@test/server';
import { preloadPage } from './AppRoutes';

const at = (pathname: string, search = '') => ({ pathname, search });

const setUp = () => createAppStore(signedInState(), { pause: noPause });

it('has the vacancy of an address in the store before its page is drawn', async () => {
  const requests = given('get', 'job/by-slug/caf%C3%A9%20%26%20bar/', makeJobDetailDto({ title: 'Barista' }));
  const store = setUp();
  await preloadPage(at('/jobs/caf%C3%A9%20%26%20bar'), true)(readsOf(store.dispatch));
  expect(jobApi.endpoints.getJob.select('café & bar')(store.getState()).data?.title).toBe('Barista');
  // As the page does when it is drawn.
  await store.dispatch(jobApi.endpoints.getJob.initiate('café & bar'));
  expect(requests).toHaveLength(1);
});

it('has the list of vacancies', async () => {
  given('get', 'job/list/', [makeJobDto({ title: 'Staf Gudang' })]);
  const store = setUp();
  await preloadPage(at('/jobs', '?search=kasir'), true)(readsOf(store.dispatch));
  expect(jobApi.endpoints.getJobs.select()(store.getState()).data).toMatchObject([{ title: 'Staf Gudang' }]);
});

it('has the profile, and asks for what its completeness is worked out from', async () => {
  given('get', 'candidate/profile/', makeProfileDto({ name: 'Sari Wulandari' }));
  const lists = ['work-experience', 'education', 'skill', 'language', 'interest'].map((section) =>
    given('get', `candidate/${section}/`, section === 'skill' ? { skill: [] } : []),
  );
  const store = setUp();
  await preloadPage(at('/profile'), true)(readsOf(store.dispatch));
  expect(profileApi.endpoints.getProfile.select()(store.getState()).data?.name).toBe('Sari Wulandari');
  await waitFor(() => expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]));
});

it('goes on after a read that fails', async () => {
  givenFailure('get', 'job/by-slug/hilang/', 404, { statusCode: 4004 });
  const store = setUp();
  await preloadPage(at('/jobs/hilang'), true)(readsOf(store.dispatch));
  expect(jobApi.endpoints.getJob.select('hilang')(store.getState()).isError).toBe(true);
});

it.each(['/', '/terms', '/tidak-ada'])('asks for nothing at %s', async (path) => {
  const store = setUp();
  await preloadPage(at(path), true)(readsOf(store.dispatch));
  expect(store.getState().provider?.queries ?? {}).toEqual({});
});
