import { currentMonth } from '@/shared/lib/dates';
import { MAX_INFO_LENGTH, organizationExperienceSchema, toDraft, toValues } from './organization-experience-form';
import type { OrganizationExperienceValues } from './organization-experience-form';

const VALUES: OrganizationExperienceValues = {
  organization_name: 'Karang Taruna Melati',
  position_name: 'Bendahara',
  start_date: '2021-03-01',
  end_date: '2022-02-01',
  is_present: false,
  additional_info: '',
};

const check = (change: Partial<OrganizationExperienceValues>) =>
  organizationExperienceSchema.validate({ ...VALUES, ...change });

it.each<[Partial<OrganizationExperienceValues>, string]>([
  [{ organization_name: ' ' }, 'Nama organisasi wajib diisi.'],
  [{ position_name: '' }, 'Posisi wajib diisi.'],
  [{ start_date: '' }, 'Tanggal mulai wajib diisi.'],
  [{ start_date: '03/' }, 'Tanggal mulai wajib diisi.'],
  [{ end_date: '' }, 'Tanggal berakhir wajib diisi jika tidak masih aktif.'],
  [{ additional_info: 'a'.repeat(MAX_INFO_LENGTH + 1) }, 'Maksimal 2000 karakter'],
])('refuses %o', async (change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

it('takes an end before the start, days to come, and names of any length', async () => {
  await expect(check({ end_date: '2021-02-01', organization_name: 'a'.repeat(1000) })).resolves.toBeDefined();
  await expect(check({ start_date: '2999-01-01', end_date: '2999-02-01' })).resolves.toBeDefined();
});

it('needs no end while the candidate is active', async () => {
  await expect(check({ is_present: true, end_date: '' })).resolves.toBeDefined();
});

it('sends the first days of months, and the present month as the end of an ongoing record', () => {
  expect(toDraft({ ...VALUES, start_date: '2021-03-17', end_date: '2022-02-09' })).toMatchObject({
    startDate: '2021-03-01',
    endDate: '2022-02-01',
  });
  expect(toDraft({ ...VALUES, is_present: true })).toMatchObject({ endDate: currentMonth(), isPresent: true });
});

it('starts with the present month as the end of an ongoing record', () => {
  const record = { id: 5, ...toDraft({ ...VALUES, is_present: true }), endDate: null };
  expect(toValues(record)).toMatchObject({ end_date: currentMonth(), is_present: true });
});

it('starts empty for a new record, and from all of a stored one', () => {
  expect(toValues(null)).toEqual({
    organization_name: '',
    position_name: '',
    start_date: '',
    end_date: '',
    is_present: false,
    additional_info: '',
  });
  const values = { ...VALUES, additional_info: 'Mengurus kas.' };
  expect(toValues({ id: 5, ...toDraft(values) })).toEqual(values);
  expect(toValues({ id: 5, ...toDraft(values), endDate: null }).end_date).toBe('');
});

it('sends texts without spaces around them', () => {
  const typed = {
    ...VALUES,
    organization_name: ' Karang Taruna ',
    position_name: ' Ketua ',
    additional_info: ' Kas. ',
  };
  expect(toDraft(typed)).toEqual({
    organizationName: 'Karang Taruna',
    positionName: 'Ketua',
    startDate: '2021-03-01',
    endDate: '2022-02-01',
    isPresent: false,
    additionalInfo: 'Kas.',
  });
});

it('lets it begin and end in this month, and in the same one', async () => {
  await expect(check({ start_date: currentMonth(), end_date: currentMonth() })).resolves.toBeDefined();
});
