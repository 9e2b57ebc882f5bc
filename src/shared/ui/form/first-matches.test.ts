import { firstMatches } from './first-matches';

const CITIES = ['Bogor', 'Kabupaten Bogor', 'Bandung', 'Kota Bogor'];

it.each([
  ['bogor', 9, ['Bogor', 'Kabupaten Bogor', 'Kota Bogor']],
  [' BOGOR ', 2, ['Bogor', 'Kabupaten Bogor']],
  ['', 3, ['Bogor', 'Kabupaten Bogor', 'Bandung']],
  ['surabaya', 9, []],
])('finds for %j, at most %d', (typed, limit, found) => {
  expect(firstMatches(CITIES, (city) => city, typed, limit)).toEqual(found);
});
