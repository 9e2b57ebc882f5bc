import { toPlacePhrase } from './place-names';

it.each([
  ['Kota Administrasi Jakarta Barat', 'kota jakarta barat'],
  ['Kabupaten Sleman', 'kabupaten sleman'],
])('finds %s by the words of its name that tell no work', (name, phrase) => {
  expect(toPlacePhrase(name)).toBe(phrase);
});
