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
  [{ workingType: 'sewaktu-waktu' }, 'Tipe pekerjaan tidak boleh kosong'],
  [{ startDate: '' }, 'Tanggal mulai tidak boleh kosong'],
  [{ startDate: '03/' }, 'Tanggal mulai tidak boleh kosong'],
  [{ endDate: '' }, 'Tanggal selesai tidak boleh kosong'],
  [{ description: ' ' }, 'Deskripsi tidak boleh kosong'],
])('refuses %o', async (change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

it('takes 250 characters, a longer description, and an end before the start', async () => {
  const change = { title: 'a'.repeat(250), description: 'a'.repeat(5000), endDate: '2022-10-01' };
  await expect(check(change)).resolves.toBeDefined();
});

it('requires and sends no end of an ongoing job', async () => {
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

const EMPTY: WorkExperienceValues = {
  title: '',
  companyName: '',
  jobLevel: '',
  industry: '',
  workingType: '',
  startDate: '',
  endDate: '',
  currentlyWorking: false,
  description: '',
};

const RECORD = {
  id: 5,
  ...toDraft(VALUES, IDS),
  jobLevel: { id: 2, name: 'Staf' },
  industry: { id: 8, name: 'Logistik' },
};

it('starts empty for a new record, and from all of a stored one', () => {
  expect(toValues(null)).toEqual(EMPTY);
  expect(toValues(RECORD)).toEqual(VALUES);
  expect(toValues({ ...RECORD, jobLevel: null, industry: null, workingType: null })).toEqual({
    ...VALUES,
    jobLevel: '',
    industry: '',
    workingType: '',
  });
});

it('treats a record without an end as ongoing, and sends no end for an ongoing one', () => {
  const current = toValues({ ...RECORD, endDate: null });
  expect(current).toEqual({ ...VALUES, endDate: '', currentlyWorking: true });
  expect(toDraft({ ...VALUES, currentlyWorking: true }, IDS).endDate).toBeNull();
});

it('sends texts without spaces around them, and ids as they came', () => {
  const typed = {
    ...VALUES,
    title: ` ${VALUES.title} `,
    companyName: ` ${VALUES.companyName} `,
    description: ` ${VALUES.description} `,
  };
  const { currentlyWorking: _, ...sent } = VALUES;
  expect(toDraft(typed, IDS)).toEqual({ ...sent, jobLevel: 2, industry: 8 });
});

it.each(['fulltime', 'parttime', 'contract', 'temporary', 'internship'])(
  'sends the type %s as it is',
  (workingType) => {
    expect(toDraft({ ...VALUES, workingType }, IDS).workingType).toBe(workingType);
  },
);
