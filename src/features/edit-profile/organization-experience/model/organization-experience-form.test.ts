import { currentMonth } from '@/shared/lib/dates';
import { toRequest } from '@/shared/lib/forms';
import type { OrganizationExperienceWrite } from '@/entities/profile/organization-experience';
import { MAX_INFO_LENGTH, organizationExperienceSchema, toFirstValues } from './organization-experience-form';
import type { OrganizationExperienceForm } from './organization-experience-form';

const VALUES: OrganizationExperienceForm = {
  organization_name: 'Karang Taruna Melati',
  position_name: 'Bendahara',
  start_date: '2021-03-01',
  end_date: '2022-02-01',
  is_present: false,
  additional_info: '',
};

const check = (change: Partial<OrganizationExperienceForm>) =>
  organizationExperienceSchema.validate({ ...VALUES, ...change });

it.each<[Partial<OrganizationExperienceForm>, string]>([
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

it.each<[Partial<OrganizationExperienceForm>, Partial<OrganizationExperienceWrite>]>([
  [{}, {}],
  [
    { start_date: '2021-03-17', end_date: '2022-02-09' },
    { start_date: '2021-03-01', end_date: '2022-02-01' },
  ],
  [{ is_present: true }, { is_present: true, end_date: currentMonth() }],
  [{ organization_name: ' Karang Taruna Melati ', position_name: ' Bendahara ', additional_info: ' ' }, {}],
])('of %o sends %o', (change, expected) => {
  const sent = toRequest<OrganizationExperienceWrite>(organizationExperienceSchema, { ...VALUES, ...change });
  expect(sent).toEqual({ ...VALUES, additional_info: null, ...expected });
});

it.each([
  [true, null, currentMonth()],
  [true, '2022-02-01', currentMonth()],
  [false, '2022-02-01', '2022-02-01'],
  [false, null, ''],
])('of a record with is_present %s and end_date %s starts with the end %s', (is_present, end_date, end) => {
  expect(toFirstValues({ id: 5, ...VALUES, is_present, end_date })).toEqual({ ...VALUES, is_present, end_date: end });
});

it('lets it begin and end in this month, and in the same one', async () => {
  await expect(check({ start_date: currentMonth(), end_date: currentMonth() })).resolves.toBeDefined();
});
