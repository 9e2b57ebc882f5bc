import { toRequestBody, toTraining } from './training.mapper';

it('takes the defaults for what is missing or unknown', () => {
  expect(toTraining({ id: 6, title: 'K3', startDate: '2023-01-01', type: 'kursus', locationType: 'hybrid' })).toEqual({
    id: 6,
    title: 'K3',
    institutionName: '',
    type: null,
    startDate: '2023-01-01',
    endDate: null,
    isPresent: true,
    locationName: '',
    locationType: 'offline',
    status: null,
    description: '',
  });
});

it('believes the flag of a record that has an end', () => {
  const record = { id: 6, title: 'K3', startDate: '2023-01-01', endDate: '2023-03-01' };
  expect(toTraining({ ...record, isPresent: true }).isPresent).toBe(true);
  expect(toTraining(record).isPresent).toBe(false);
});

it('sends null for what is empty, and keeps the word of the provider', () => {
  const record = toTraining({ id: 6, title: 'K3', type: 'training', startDate: '2023-01-01', status: 'verified' });
  const { id, ...draft } = record;
  expect(toRequestBody({ ...draft, type: 'training' })).toMatchObject({
    locationName: null,
    description: null,
    endDate: null,
    status: 'verified',
  });
  expect(id).toBe(6);
});
