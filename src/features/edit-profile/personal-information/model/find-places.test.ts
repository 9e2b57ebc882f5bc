import { findItemsByPlace, placeMeaning } from './find-places';

it.each([
  ['sleman', { cities: ['Kabupaten Sleman'], provinces: ['Daerah Istimewa Yogyakarta'] }],
  ['Kab. Sleman', { cities: ['Kabupaten Sleman'], provinces: ['Daerah Istimewa Yogyakarta'] }],
  ['solo', { cities: ['Kota Surakarta'], provinces: ['Jawa Tengah'] }],
  ['banjar', { cities: ['Kota Banjar', 'Kabupaten Banjar'], provinces: ['Jawa Barat', 'Kalimantan Selatan'] }],
  ['jogja', { cities: [], provinces: ['Daerah Istimewa Yogyakarta'] }],
  ['Jawa Barat', null],
  ['yogyakarta', null],
  ['slem', null],
  ['', null],
])('knows where "%s" is', (text, expected) => {
  expect(placeMeaning(text)).toEqual(expected);
});

const PROVINCES = ['DI Yogyakarta', 'DKI Jakarta', 'Jawa Barat', 'Jawa Tengah', 'Kalimantan Selatan', 'Luar Negeri'];
const CITIES = ['Kabupaten Sleman', 'Kota Surakarta', 'Jakarta Selatan', 'Kota Yogyakarta'];

const found = (text: string, kind: 'province' | 'city') =>
  findItemsByPlace(
    text,
    kind,
    (kind === 'province' ? PROVINCES : CITIES).map((label) => ({ label })),
  ).map(({ label, reason }) => [label, reason]);

it.each([
  ['Sleman', [['DI Yogyakarta', 'Kabupaten Sleman']]],
  ['kab. sleman', [['DI Yogyakarta', 'Kabupaten Sleman']]],
  ['slem', [['DI Yogyakarta', 'Kabupaten Sleman']]],
  ['slemn', [['DI Yogyakarta', 'Kabupaten Sleman']]],
  ['jogja', [['DI Yogyakarta', '"jogja", "jogja kota"']]],
  ['Solo', [['Jawa Tengah', '"solo", "solo raya", …']]],
  ['jaksel', [['DKI Jakarta', '"jaksel"']]],
  ['bandung', [['Jawa Barat', 'Kabupaten Bandung, Kota Bandung, …']]],
  ['Kalimantan Seltan', [['Kalimantan Selatan', '']]],
  ['manado', []],
  ['kabupaten', []],
  ['ja', []],
  ['', []],
  ['zzzz', []],
])('finds by "%s" the provinces %j', (text, expected) => {
  expect(found(text, 'province')).toEqual(expected);
});

it('finds every province that has a city of the name', () => {
  expect(found('banjar', 'province').map(([label]) => label)).toEqual(
    expect.arrayContaining(['Jawa Barat', 'Kalimantan Selatan']),
  );
});

it.each([
  ['solo', [['Kota Surakarta', '"solo"']]],
  ['jaksel', [['Jakarta Selatan', '"jaksel"']]],
  ['Kab. Sleman', [['Kabupaten Sleman', '']]],
  ['slemn', [['Kabupaten Sleman', '']]],
  ['bandung', []],
  ['jawa barat', []],
])('finds by "%s" the cities %j', (text, expected) => {
  expect(found(text, 'city')).toEqual(expected);
});
