import type { TrainingWrite } from '@/entities/profile/training';
import { toRequest } from '@/shared/lib/forms';
import { describeFailure, monthRange, toFirstValues, trainingSchema } from './training-form';
import type { TrainingForm } from './training-form';

const VALUES: TrainingForm = {
  title: 'Manajemen Gudang',
  institutionName: 'Lembaga Uji',
  type: 'training',
  startDate: '2023-01-01',
  endDate: '2023-03-01',
  isPresent: false,
  locationName: '',
  locationType: 'offline',
  status: '',
  description: '',
};

const check = (change: object) => trainingSchema.validate({ ...VALUES, ...change });

it.each<[object, string]>([
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

it('requires no end while it is ongoing', async () => {
  await expect(check({ isPresent: true, endDate: '' })).resolves.toBeDefined();
});

it.each<[Partial<TrainingForm>, Partial<TrainingWrite>]>([
  [{}, {}],
  [{ isPresent: true }, { isPresent: true, endDate: null }],
  [{ status: 'verified' }, { status: 'verified' }],
  [{ title: ' Manajemen Gudang ', institutionName: ' Lembaga Uji ', locationName: ' ', description: ' ' }, {}],
  [
    { locationName: ' Zoom ', description: ' Tiga hari. ' },
    { locationName: 'Zoom', description: 'Tiga hari.' },
  ],
])('of %o sends %o', (change, expected) => {
  const sent = toRequest<TrainingWrite>(trainingSchema, { ...VALUES, ...change });
  expect(sent).toEqual({ ...VALUES, locationName: null, status: null, description: null, ...expected });
});

it('starts offline for a new record, and without a type of location where that of a record is not known', () => {
  expect(toFirstValues(null).locationType).toBe('offline');
  expect(toFirstValues({ ...VALUES, id: 5, type: 'training', locationType: null }).locationType).toBe('');
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

it('may last as far as the years that are offered, and end in the month in which it began', async () => {
  const { min, max } = monthRange();
  await expect(check({ startDate: min, endDate: max })).resolves.toBeDefined();
  await expect(check({ startDate: max, endDate: max })).resolves.toBeDefined();
});

it('says which years may be chosen', async () => {
  const [first, last] = Object.values(monthRange()).map((month) => month.slice(0, 4));
  await expect(check({ startDate: '1900-01-01' })).rejects.toThrow(`Tahun harus antara ${first} - ${last}.`);
});
