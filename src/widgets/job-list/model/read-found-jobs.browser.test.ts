import '@test/search-by-provider';
import { createAppStore } from '@/app/state';
import { jobPageApi, toPageParams } from '@/entities/job';
import { parseJobSearch } from '@/features/search-jobs';
import { readsOf } from '@/shared/api';
import { makeJobDtos } from '@test/dto/job';
import { givenJobPages } from '@test/job-pages';
import { noPause } from '@test/render-app';
import { readFoundJobs } from './read-found-jobs';

const setUp = () => createAppStore({}, { pause: noPause });

it('has the page that an address asks for in the store', async () => {
  const calls = givenJobPages(makeJobDtos(25));
  const store = setUp();
  await readFoundJobs(readsOf(store.dispatch), '?search=lowongan&page=3');
  const page = jobPageApi.endpoints.getJobPage.select(toPageParams(parseJobSearch('?search=lowongan&page=3')));
  expect(page(store.getState()).data?.items).toHaveLength(5);
  expect(calls).toHaveLength(1);
});

it('asks for nothing where those bookmarked are shown, which the browser has', async () => {
  const calls = givenJobPages(makeJobDtos(25));
  await readFoundJobs(readsOf(setUp().dispatch), '?tab=saved');
  expect(calls).toEqual([]);
});
