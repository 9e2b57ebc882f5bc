import { formatSalaryRange, placeLabel, shortPlace, workingTypeLabel, workplaceLabel } from './job-labels';
import { WORKING_TYPES, WORKPLACES } from './job';

it.each([
  [4_000_000, 6_000_000, 'Rp 4.000.000 - Rp 6.000.000'],
  [0, 1_250_500, 'Rp 0 - Rp 1.250.500'],
  [4_000_000, null, 'Mulai Rp 4.000.000'],
  [null, 6_000_000, 'Hingga Rp 6.000.000'],
  [null, null, '-'],
])('tells the salary from %j to %j', (min, max, text) => {
  expect(formatSalaryRange(min, max)).toBe(text);
});

it('names every working type and workplace', () => {
  expect(WORKING_TYPES.map(workingTypeLabel)).toEqual([
    'Penuh Waktu',
    'Paruh Waktu',
    'Kontrak',
    'Sementara',
    'Magang',
    'Freelance',
  ]);
  expect(WORKPLACES.map(workplaceLabel)).toEqual(['Remote', 'WFO', 'Hybrid']);
  expect(workingTypeLabel(null)).toBe('-');
  expect(workplaceLabel(null)).toBe('-');
});

it.each([
  ['Kota Bekasi', 'Jawa Barat', 'Kota Bekasi, Jawa Barat'],
  [null, 'Jawa Barat', 'Jawa Barat'],
  ['Kota Bekasi', null, 'Kota Bekasi'],
  ['Kabupaten Sleman', 'Daerah Istimewa Yogyakarta', 'Kabupaten Sleman, DIY'],
  [null, 'Daerah Istimewa Yogyakarta', 'Daerah Istimewa Yogyakarta'],
  [null, null, '-'],
])('tells the place of city %j and province %j', (city, province, text) => {
  expect(placeLabel({ city, province })).toBe(text);
});

it('tells a place without official name in the words of the employer', () => {
  expect(placeLabel({ city: null, province: null, stated: { location: 'Site Tambang' } })).toBe('Site Tambang');
  const beside = { city: null, province: 'Jawa Barat', stated: { location: 'Cikarang' } };
  expect([placeLabel(beside), shortPlace(beside)]).toEqual(['Cikarang, Jawa Barat', 'Cikarang']);
});
