import { describeFailure, monthRange, toDraft, toValues, trainingSchema } from './training-form';
import type { TrainingValues } from './training-form';

const VALUES: TrainingValues = {
  title: 'Manajemen Gudang',
  institutionName: 'Lembaga Uji',
  type: 'training',
  startDate: '2023-01-01',
  endDate: '2023-03-01',
  isPresent: false,
  locationName: '',
  locationType: 'offline',
  description: '',
};

const check = (change: Partial<TrainingValues>) => trainingSchema.validate({ ...VALUES, ...change });

it.each<[Partial<TrainingValues>, string]>([
  [{ title: ' ' }, 'Judul wajib diisi.'],
  [{ institutionName: '' }, 'Nama organisasi wajib diisi.'],
  [{ type: '' }, 'Tipe wajib dipilih.'],
  [{ type: 'seminar' }, 'Tipe wajib dipilih.'],
  [{ locationType: '' }, 'Tipe lokasi wajib dipilih.'],
  [{ locationType: 'hybrid' }, 'Tipe lokasi wajib dipilih.'],
  [{ startDate: '' }, 'Tanggal mulai wajib diisi.'],
  [{ startDate: '03/' }, 'Tanggal mulai wajib diisi.'],
  [{ startDate: '1900-01-01' }, 'Tahun harus antara'],
  [{ endDate: '2999-01-01' }, 'Tahun harus antara'],
  [{ endDate: '' }, 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.'],
  [{ endDate: '/2025' }, 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.'],
])('refuses %o', async (change, message) => {
  await expect(check(change)).rejects.toThrow(message);
});

it('takes an end before the start, and texts of any length', async () => {
  const text = 'a'.repeat(1000);
  await expect(
    check({ endDate: '2022-12-01', title: text, locationName: text, description: text }),
  ).resolves.toBeDefined();
});

it('requires and sends no end while it is ongoing', async () => {
  await expect(check({ isPresent: true, endDate: '' })).resolves.toBeDefined();
  expect(toDraft({ ...VALUES, isPresent: true }, null)).toMatchObject({ endDate: null, isPresent: true });
});

it('offers the years from 30 back to 15 ahead', () => {
  expect(monthRange('2026-11-20')).toEqual({ min: '1996-01-01', max: '2041-12-01' });
});

it.each([
  [{ kind: 'http', fieldErrors: {}, message: 'Ditolak' }, 'Ditolak'],
  [{ kind: 'http', fieldErrors: {} }, 'Gagal menyimpan pelatihan atau sertifikasi.'],
  [{ kind: 'network', fieldErrors: {} }, 'Tidak dapat terhubung ke server.'],
  [{ kind: 'contract', fieldErrors: {} }, 'Terjadi kesalahan tidak terduga.'],
  [new Error('x'), 'Terjadi kesalahan tidak terduga.'],
])('describes the failure %o', (error, sentence) => {
  expect(describeFailure(error)).toBe(sentence);
});

const STORED = {
  ...VALUES,
  type: 'certification',
  locationType: 'online',
  locationName: 'Zoom',
  description: 'Tiga hari.',
};

it('starts empty and offline for a new record, and from all of a stored one', () => {
  expect(toValues(null)).toEqual({
    ...VALUES,
    title: '',
    institutionName: '',
    type: '',
    startDate: '',
    endDate: '',
  });
  const record = { id: 5, ...toDraft(STORED, 'verified') };
  expect(toValues(record)).toEqual(STORED);
  expect(toValues({ ...record, type: null, locationType: null, endDate: null })).toEqual({
    ...STORED,
    type: '',
    locationType: '',
    endDate: '',
  });
  expect(toValues({ ...record, isPresent: true })).toEqual({ ...STORED, endDate: '', isPresent: true });
});

it('sends texts without spaces around them, and the provider’s own word as it came', () => {
  const typed = {
    ...STORED,
    title: ' Manajemen Gudang ',
    institutionName: ' Lembaga Uji ',
    locationName: ' Zoom ',
    description: ' Tiga hari. ',
  };
  expect(toDraft(typed, 'verified')).toEqual({ ...STORED, status: 'verified' });
});

it('may last as far as the years that are offered, and end in the month in which it began', async () => {
  const { min, max } = monthRange();
  await expect(check({ startDate: min, endDate: max })).resolves.toBeDefined();
  await expect(check({ startDate: max, endDate: max })).resolves.toBeDefined();
});

it('says which years may be chosen', async () => {
  const [first, last] = Object.values(monthRange()).map((month) => month.slice(0, 4));
  await expect(check({ startDate: '1900-01-01' })).rejects.toThrow(`Tahun harus antara ${first} - ${last}.`);
});
