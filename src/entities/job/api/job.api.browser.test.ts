import type { JsonBodyType } from 'msw';
import { createAppStore } from '@/app/state';
import { makeJobDetailDto, makeJobDto } from '@test/dto/job';
import { given, givenFailure } from '@test/server';
import { jobApi } from './job.api';

async function fetchJobs(rows: JsonBodyType) {
  given('get', 'job/list/', rows);
  return createAppStore().dispatch(jobApi.endpoints.getJobs.initiate());
}

it("lists the vacancies in the provider's order", async () => {
  const { data } = await fetchJobs([makeJobDto({ id: 2 }), makeJobDto({ id: 1 })]);
  expect(data).toMatchObject([{ id: 2 }, { id: 1 }]);
});

it('has an empty list of no vacancies', async () => {
  expect((await fetchJobs([])).data).toEqual([]);
});

it.each([
  ['no city', { city: null }],
  ['no company', { company: null }],
  ['a company without a name', { company: {} }],
  ['an unknown working type', { workingType: 'shift' }],
  ['a status of its own', { status: 'ditutup sementara' }],
  ['a least pay that is no number', { minSalary: {} }],
  ['an education that is no name', { minEducation: 7, openings: 'dua' }],
  ['a function without a name', { functionOfInterest: 'Logistik' }],
  ['fields that the contract does not know', { isUrgent: true }],
])('lists a vacancy with %s', async (_what, change) => {
  const { data } = await fetchJobs([{ ...makeJobDto(), ...change }]);
  expect(data).toMatchObject([{ title: 'Staf Gudang' }]);
});

it('lists a vacancy of id, slug and title alone', async () => {
  expect((await fetchJobs([{ id: 7, slug: 'kasir', title: 'Kasir' }])).data).toMatchObject([{ id: 7, title: 'Kasir' }]);
});

it.each([
  ['no id', { id: null }],
  ['no slug', { slug: undefined }],
  ['an empty title', { title: '  ' }],
  ['a number for a title', { title: 7 }],
  ['a text for a company', { company: 'Sinar Laut' }],
  ['an object for a deadline', { deadline: {} }],
])('leaves out and logs a vacancy with %s, and lists the others', async (_what, change) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const { data } = await fetchJobs([{ ...makeJobDto({ id: 1 }), ...change }, makeJobDto({ id: 2 })]);
  expect(data).toMatchObject([{ id: 2 }]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it.each([[[null]], [['Staf Gudang']], [[7]], [[[]]]])('leaves out rows that are no vacancy: %j', async (rows) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect((await fetchJobs(rows)).data).toEqual([]);
  log.mockRestore();
});

it('requests one vacancy by its slug', async () => {
  const requests = given('get', 'job/by-slug/:slug/', makeJobDetailDto());
  const { data } = await createAppStore().dispatch(jobApi.endpoints.getJob.initiate('a/b?c'));
  expect(data).toMatchObject({ title: 'Staf Gudang', minSalary: 4_000_000 });
  expect(requests[0]?.url).toMatch(/\/job\/by-slug\/a%2Fb%3Fc\/$/);
});

it('tells of a vacancy that there is none', async () => {
  givenFailure('get', 'job/by-slug/tidak-ada/', 404, { statusCode: 4004, message: 'Tidak ditemukan' });
  const { error } = await createAppStore().dispatch(jobApi.endpoints.getJob.initiate('tidak-ada'));
  expect(error).toMatchObject({ kind: 'http', status: 404, message: 'Tidak ditemukan' });
});
