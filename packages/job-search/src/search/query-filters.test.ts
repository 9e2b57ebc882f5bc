import { searchKey } from '@titian/rules/search-key';
import { readFilters } from './query-filters';

const read = (query: string) => readFilters({ search: searchKey(query), location: '' });

it.each([
  ['gaji 5 juta', 5_000_000, ''],
  ['kasir 4jt ke atas', 4_000_000, 'kasir'],
  ['gaji di atas 3,5 juta sleman', 3_500_000, 'sleman'],
  ['Rp 5.000.000', 5_000_000, ''],
  ['kasir gaji 5000000', 5_000_000, 'kasir'],
  ['gaji min. 4.5 juta/bulan kasir', 4_500_000, 'kasir'],
  ['admin gaji 3-5 juta', 3_000_000, 'admin'],
  ['3jt - 4jt per bulan', 3_000_000, ''],
  ['gaji Rp4.500.000,- kasir', 4_500_000, 'kasir'],
  ['>4jt', 4_000_000, ''],
  ['5 jutaan, kasir', 5_000_000, 'kasir'],
  ['kerja 5 hari gaji 3 juta', 3_000_000, 'kerja 5 hari gaji'],
  ['kuli 150rb per hari', 3_750_000, 'kuli'],
  ['upah harian 150rb', 3_750_000, ''],
  ['gaji 4 juta hari ini', 4_000_000, ''],
])('reads %j as the least pay', (query, minSalary, left) => {
  expect(read(query)).toMatchObject({ minSalary, texts: { search: left } });
});

it.each([
  'gaji di bawah 3 juta',
  'maksimal 3 juta',
  'gaji 5 juta ke bawah',
  '<4jt',
  'gaji umr kasir',
  'satpam 24 jam',
  'kode pos 55281',
  'umur 25',
  'hp 081234567',
  'gaji 5',
])('reads no least pay in %j', (query) => {
  expect(read(query).minSalary).toBeNull();
});

it.each([
  ['kasir bukan apotek', 'kasir', ['apotek']],
  ['kasir -apotek -hotel', 'kasir', ['apotek', 'hotel']],
  ['loker selain sales, admin dan kurir', '', ['sales, admin, kurir']],
  ['kasir kecuali di toko buku', 'kasir', ['toko buku']],
  ['admin non-sales jogja', 'admin jogja', ['sales']],
  ['gak mau jadi sales', '', ['sales']],
  ['programmer bukan c++', 'programmer', ['c++']],
  ['kasir - admin', 'kasir - admin', []],
  ['non shift', 'non shift', []],
  ['tanpa ijazah kasir', 'tanpa ijazah kasir', []],
  ['tanpa pengalaman kasir', 'tanpa pengalaman kasir', []],
  ['full-time', 'full-time', []],
])('of %j looks for %j and leaves out %j', (query, left, leftOut) => {
  const { texts, queryFilters } = read(query);
  expect(texts.search).toBe(left);
  expect(queryFilters().flatMap(({ kind, value }) => (kind === 'without' ? [value] : []))).toEqual(leftOut);
});

it('leaves out work and places by titles and names, a branch anywhere, and no longer words', () => {
  expect(read('bukan kasir').excluded).toContain("'name:kasir' | 'name:cashier'");
  expect(read('bukan sleman').excluded).toBe("('name:sleman' | 'city:kabupaten sleman')");
  expect(read('bukan apotek').excluded).toContain("'apotek' | 'apotik'");
  expect(read('bukan buku').excluded).not.toContain('*');
});

it('tells each filter, with the text without it', () => {
  const filters = read('Kasir kulon-progo, gaji 4 juta bukan bank, paruh waktu wfh').queryFilters();
  expect(filters.map(({ kind, words, value, rest }) => [kind, words, value, rest])).toEqual([
    ['minSalary', 'gaji 4 juta', 4_000_000, 'kasir kulon-progo, bukan bank, paruh waktu wfh'],
    ['without', 'bukan bank', 'bank', 'kasir kulon-progo, gaji 4 juta, paruh waktu wfh'],
    ['place', 'kulon-progo', undefined, 'kasir, gaji 4 juta bukan bank, paruh waktu wfh'],
    ['workingType', 'paruh waktu', 'parttime', 'kasir kulon-progo, gaji 4 juta bukan bank, wfh'],
    ['workplace', 'wfh', 'remote', 'kasir kulon-progo, gaji 4 juta bukan bank, paruh waktu'],
  ]);
});

it.each(['jam '.repeat(25), 'max'.repeat(33), '- 1,'.repeat(25), 'bukan '.repeat(16)])('reads %j at once', (query) => {
  const start = performance.now();
  read(`${query}x`);
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('leaves no text where no word has weight, and a letter as it is', () => {
  const left = ['loker', 'info loker terbaru 2026', 'gaji 5 juta', 'tanpa', 'k', '!'].map(
    (query) => read(query).texts.search,
  );
  expect(left).toEqual(['', '', '', '', 'k', '!']);
});
