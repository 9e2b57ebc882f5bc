import { findSimilarJobs } from './similar-jobs';

const DIY = 'Daerah Istimewa Yogyakarta';

const job = (id: number, title: string, changes: object = {}) => ({
  id,
  slug: `lowongan-${id}`,
  title,
  isOpen: true,
  company: { name: 'Maju' },
  city: 'Kabupaten Sleman',
  province: DIY,
  workingType: null,
  workplace: null,
  createdAt: `2026-11-${String(id).padStart(2, '0')}`,
  functionOfInterest: null as string | null,
  ...changes,
});

const none = () => false;

const idsOf = (jobs: { id: number }[]) => jobs.map(({ id }) => id);

const cashier = job(1, 'Kasir Toko');

it.each([
  ['Kasir', 'Cashier'],
  ['Kasir', 'KASIR (Penempatan Sleman)'],
  ['Staf Gudang', 'Warehouse Staff'],
  ['Guru Matematika', 'Guru Fisika'],
  ['Pengrajin Batik', 'Pengrajin Batik Tulis'],
  ['Staf Administrasi', 'Admin'],
])('takes %j and %j for the same work', (one, other) => {
  expect(findSimilarJobs(job(1, one), [job(2, other)], none)).toHaveLength(1);
  expect(findSimilarJobs(job(1, other), [job(2, one)], none)).toHaveLength(1);
});

it.each([
  ['Staf Gudang', 'Staf Keuangan'],
  ['Senior Manager', 'Manager'],
  ['Magang di Sleman', 'Magang Jogja'],
  ['Kasir', 'Kurir'],
  ['Admin S1', 'Guru S1'],
  ['Pengrajin Batik', 'Pengrajin Kulit'],
  ['2', '2'],
])('takes %j and %j for two works', (one, other) => {
  expect(findSimilarJobs(job(1, one), [job(2, other)], none)).toEqual([]);
});

it('finds those of the same function, whatever their title', () => {
  const logistics = { functionOfInterest: 'Logistik' };
  const others = [job(2, 'Sopir', logistics), job(3, 'Guru', { functionOfInterest: 'Pendidikan' }), job(4, 'Dokter')];
  expect(idsOf(findSimilarJobs(job(1, 'Checker', logistics), others, none))).toEqual([2]);
  expect(findSimilarJobs(job(1, 'Checker'), others, none)).toEqual([]);
});

it('puts the nearest place first: the city, its neighbours, the province, all others; then the newest', () => {
  const others = [
    job(20, 'Kasir', { city: 'Kota Medan', province: 'Sumatera Utara' }),
    job(19, 'Kasir', { city: null, province: 'DI Yogyakarta' }),
    job(5, 'Kasir', { city: 'Kota Yogyakarta', province: 'DI Yogyakarta' }),
    job(6, 'Kasir', { city: 'Yogyakarta', province: null }),
    job(2, 'Kasir', { city: 'Kab. Sleman' }),
    job(3, 'Kasir', { city: 'Sleman', province: null }),
  ];
  expect(idsOf(findSimilarJobs(job(1, 'Kasir'), others, none))).toEqual([3, 2, 6, 5, 19, 20]);
});

it('puts the same work before the same function in one place', () => {
  const shop = { functionOfInterest: 'Penjualan' };
  const others = [job(2, 'Kasir', shop), job(3, 'Pramuniaga', shop)];
  expect(idsOf(findSimilarJobs(job(1, 'Kasir', shop), others, none))).toEqual([2, 3]);
});

it('knows a city that no table has', () => {
  const others = [job(2, 'Kasir', { city: 'Kota Baru' }), job(3, 'Kasir', { city: 'KOTA  BARU' }), job(4, 'Kasir')];
  expect(idsOf(findSimilarJobs(job(1, 'Kasir', { city: 'Kota Baru' }), others, none))).toEqual([3, 2, 4]);
});

it('finds at most six, and neither itself, nor a closed one, nor one that was applied to', () => {
  const others = Array.from({ length: 9 }, (_, index) => job(index + 2, 'Kasir'));
  expect(findSimilarJobs(cashier, others, none)).toHaveLength(6);
  const hidden = [
    cashier,
    job(2, 'Kasir', { isOpen: false }),
    job(3, 'Kasir'),
    { ...job(4, 'Kasir'), slug: cashier.slug },
  ];
  expect(idsOf(findSimilarJobs(cashier, hidden, ({ id }) => id === 3))).toEqual([]);
});

it('reads no titles of places farther away where the nearer ones suffice', () => {
  const far = job(9, 'Kasir', { city: 'Kota Medan', province: 'Sumatera Utara' });
  Object.defineProperty(far, 'title', { get: () => expect('the title').toBe('not read') });
  const near = Array.from({ length: 6 }, (_, index) => job(index + 2, 'Kasir'));
  expect(findSimilarJobs(cashier, [far, ...near], none)).toHaveLength(6);
});
