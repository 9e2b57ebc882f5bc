import { toDraft, toValues, workExperienceSchema } from './work-experience-form';
import type { WorkExperienceValues } from './work-experience-form';

const VALUES: WorkExperienceValues = {
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

const IDS = { jobLevel: Number, industry: Number };

const check = (change: Partial<WorkExperienceValues>) => workExperienceSchema.validate({ ...VALUES, ...change });

it.each<[Partial<WorkExperienceValues>, string]>([
  [{ title: ' ' }, 'Nama posisi tidak boleh kosong'],
  [{ title: 'a'.repeat(251) }, 'Maksimal 250 karakter'],
  [{ companyName: '' }, 'Nama perusahaan tidak boleh kosong'],
  [{ companyName: 'a'.repeat(251) }, 'Maksimal 250 karakter'],
  [{ jobLevel: '' }, 'Tingkat jabatan tidak boleh kosong'],
  [{ industry: '' }, 'Industri tidak boleh kosong'],
  [{ workingType: '' }, 'Tipe pekerjaan tidak boleh kosong'],
  [{ startDate: '' }, 'Tanggal mulai tidak boleh kosong'],
  [{ endDate: '' }, 'Tanggal selesai tidak boleh kosong'],
  [{ endDate: '2022-10-01' }, 'Tanggal selesai tidak boleh sebelum tanggal mulai'],
  [{ description: ' ' }, 'Deskripsi tidak boleh kosong'],
  [{ description: 'a'.repeat(2001) }, 'Maksimal 2000 karakter'],
])('refuses %o', async (change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

it('takes 250 characters, and an end in the month of the start', async () => {
  await expect(check({ title: 'a'.repeat(250), endDate: VALUES.startDate })).resolves.toBeDefined();
});

it('needs no end of a job that goes on, and sends none', async () => {
  await expect(check({ currentlyWorking: true, endDate: '' })).resolves.toBeDefined();
  expect(toDraft({ ...VALUES, currentlyWorking: true }, IDS).endDate).toBeNull();
});

it('sends ids as the lists have them, and texts without spaces around them', () => {
  expect(toDraft({ ...VALUES, title: ' Staf Gudang ' }, IDS)).toMatchObject({
    title: 'Staf Gudang',
    jobLevel: 2,
    industry: 8,
    workingType: 'contract',
  });
});

it('starts empty, or from a record that goes on', () => {
  expect(toValues(null)).toMatchObject({ title: '', jobLevel: '', endDate: '', currentlyWorking: false });
  const record = { ...toDraft({ ...VALUES, currentlyWorking: true }, IDS), id: 7 };
  const [jobLevel, industry] = [
    { id: 2, name: null },
    { id: 8, name: null },
  ];
  expect(toValues({ ...record, jobLevel, industry })).toMatchObject({
    jobLevel: '2',
    industry: '8',
    endDate: '',
    currentlyWorking: true,
  });
});
