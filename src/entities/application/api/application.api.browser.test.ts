import { HttpResponse, http } from 'msw';
import { createAppStore } from '@/app/state';
import { makeApplicationDto } from '@test/dto/application';
import { signedInState } from '@test/session';
import { call, given, givenFailure, givenNoResponse, server } from '@test/server';
import { applicationApi } from './application.api';

describe('endpoints', () => {
  const { getApplications, apply, saveReference } = applicationApi.endpoints;

  const APPLY = 'job-application/apply/';
  const STATUS = 'job-application/application-status/';

  const signedInStore = () => createAppStore(signedInState());

  it('fetches the applications and leaves out one that does not match the schema', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    given('get', STATUS, [{ id: 'broken' }, makeApplicationDto({ id: 'whole' })]);
    const { data } = await signedInStore().dispatch(getApplications.initiate());
    expect(data?.map(({ id }) => id)).toEqual(['whole']);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('applies with the id of the job, as it came, and the token of the session', async () => {
    const requests = given('post', APPLY, null, 'Lamaran diterima');
    const { data } = await signedInStore().dispatch(apply.initiate(7));
    expect(requests).toMatchObject([{ body: { job: 7 }, authorization: 'Bearer test-token' }]);
    expect(data).toEqual({ accepted: true, message: 'Lamaran diterima' });
  });

  it.each([
    [{ statusCode: 2001, message: 'Hampir' }, 'Hampir'],
    [{ message: 'Tanpa kode' }, 'Tanpa kode'],
    [{}, null],
  ])('takes nothing but statusCode 2000 for a success: %j', async (body, message) => {
    server.use(http.post(call(APPLY), () => HttpResponse.json(body)));
    const { data } = await signedInStore().dispatch(apply.initiate('job-1'));
    expect(data).toEqual({ accepted: false, message });
  });

  it.each([
    ['was accepted', () => given('post', APPLY, null)],
    ['had been made before', () => givenFailure('post', APPLY, 409, { statusCode: 4006 })],
    ['got no response', () => givenNoResponse('post', APPLY)],
  ])('refetches the applications after one that %s', async (_what, givenResponse) => {
    const lists = given('get', STATUS, []);
    givenResponse();
    const store = signedInStore();
    await store.dispatch(getApplications.initiate());
    await store.dispatch(apply.initiate('job-1'));
    await Promise.all(store.dispatch(applicationApi.util.getRunningQueriesThunk()));
    expect(lists).toHaveLength(2);
  });

  it('saves how the candidate learned of the job', async () => {
    const requests = given('post', 'job/job-reference/', null);
    const body = { job_id: 'job-1', candidate_id: 'candidate-1', ref: 'disnaker' } as const;
    await signedInStore().dispatch(saveReference.initiate(body));
    expect(requests).toMatchObject([{ body, authorization: 'Bearer test-token' }]);
  });
});
