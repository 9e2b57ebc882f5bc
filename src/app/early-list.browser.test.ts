import { jobApi } from '@/entities/job';
import { makeJobDto } from '@test/dto/job';
import { noPause, signedInState } from '@test/render-app';
import { given, untilCallsSeen } from '@test/server';
import { readListEarly } from './early-list';
import { createAppStore } from './state';

it.each(['/jobs', '/jobs/'])(
  'at %s asks for the list once, as nobody, and the page has the answer',
  async (pathname) => {
    const requests = given('get', 'job/list/', [makeJobDto({ title: 'Staf Gudang' })]);
    readListEarly({ pathname, search: '' });
    readListEarly({ pathname, search: '?sort=oldest' });
    await untilCallsSeen();
    expect(requests).toMatchObject([{ authorization: null }]);

    const store = createAppStore(signedInState(), { pause: noPause });
    const { data } = await store.dispatch(jobApi.endpoints.getJobs.initiate());
    expect(data).toMatchObject([{ title: 'Staf Gudang' }]);
    expect(requests).toHaveLength(1);
  },
);

it.each(['/', '/jobs/staf-gudang', '/login', '/profile'])('at %s asks for nothing', async (pathname) => {
  const requests = given('get', 'job/list/', []);
  readListEarly({ pathname, search: '' });
  await untilCallsSeen();
  expect(requests).toEqual([]);
});
