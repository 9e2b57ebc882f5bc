import { placeMeaning, suggestPlaces } from './suggest-places';

const names = (text: string) => suggestPlaces(text).map(({ name }) => name);

it.each([
  ['slem', ['Kabupaten Sleman']],
  ['jogja', ['Daerah Istimewa Yogyakarta', 'Kota Yogyakarta']],
  ['bandung', ['Kabupaten Bandung', 'Kota Bandung', 'Kabupaten Bandung Barat']],
  ['solo', ['Kota Surakarta']],
  ['kota bek', ['Kota Bekasi']],
  ['jawa t', ['Jawa Tengah', 'Jawa Timur']],
  ['s', []],
  ['zzzz', []],
])('offers for "%s" first %j', (text, expected) => {
  expect(names(text).slice(0, expected.length)).toEqual(expected);
});

it('offers at most five', () => {
  expect(names('ka')).toHaveLength(5);
});

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
