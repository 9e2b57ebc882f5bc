import type { WorkExperienceWrite } from '@/entities/profile/work-experience';
import { firstValues, toRequest } from '@/shared/lib/forms';
import { workExperienceSchema } from './work-experience-form';
import type { WorkExperienceForm } from './work-experience-form';

const VALUES: WorkExperienceForm = {
  title: 'Staf Gudang',
  companyName: 'PT Uji',
  jobLevel: '2',
  industry: '8',
  workingType: 'contract',
  startDate: '2022-11-01',
  endDate: '2025-01-01',
  currentlyWorking: false,
  description: 'Mencatat stok',
};

const REQUEST: WorkExperienceWrite = { ...VALUES, workingType: 'contract', jobLevel: 2, industry: 8 };

const check = (change: object) => workExperienceSchema.validate({ ...VALUES, ...change });

it.each<[object, string]>([
  [{ title: ' ' }, 'Nama posisi tidak boleh kosong'],
  [{ title: 'a'.repeat(251) }, 'Maksimal 250 karakter'],
  [{ companyName: '' }, 'Nama perusahaan tidak boleh kosong'],
  [{ companyName: 'a'.repeat(251) }, 'Maksimal 250 karakter'],
  [{ jobLevel: '' }, 'Tingkat jabatan tidak boleh kosong'],
  [{ industry: '' }, 'Industri tidak boleh kosong'],
  [{ workingType: '' }, 'Tipe pekerjaan tidak boleh kosong'],
  [{ workingType: 'sewaktu-waktu' }, 'Tipe pekerjaan tidak boleh kosong'],
  [{ startDate: '' }, 'Tanggal mulai tidak boleh kosong'],
  [{ startDate: '03/' }, 'Tanggal mulai tidak boleh kosong'],
  [{ endDate: '' }, 'Tanggal selesai tidak boleh kosong'],
  [{ description: ' ' }, 'Deskripsi tidak boleh kosong'],
])('refuses %o', async (change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

it.each([
  [{ title: 'a'.repeat(250), description: 'a'.repeat(5000) }],
  [{ endDate: '2022-10-01' }],
  [{ currentlyWorking: true, endDate: '' }],
])('takes %o', async (change) => {
  await expect(check(change)).resolves.toBeDefined();
});

it.each<[Partial<WorkExperienceForm>, Partial<WorkExperienceWrite>]>([
  [{}, {}],
  [{ currentlyWorking: true }, { currentlyWorking: true, endDate: null }],
  [{ title: ' Staf Gudang ', companyName: ' PT Uji ', description: ' Mencatat stok ' }, {}],
])('of %o sends %o', (change, expected) => {
  const ids = { jobLevel: Number, industry: Number };
  const sent = toRequest<WorkExperienceWrite>(workExperienceSchema, { ...VALUES, ...change }, ids);
  expect(sent).toEqual({ ...REQUEST, ...expected });
});

it('starts from all of a stored record', () => {
  const record = { ...VALUES, id: 5, jobLevel: { id: 2, name: 'Staf' }, industry: { id: 8, name: null } };
  expect(firstValues(workExperienceSchema, record)).toEqual(VALUES);
});
