import { casesOf } from '../../packages/job-feeds/src/score.fixture';
import { cities, provinces } from '../../server/src/masters/master-data';

/** Values that are read otherwise than a person reads them. */
const WRONG = [
  '"Gaji Rp 5.000.000 dipotong BPJS"',
  '{"addressLocality":"Malang Kota","addressRegion":"East Java"}',
  '{"streetAddress":"Jl. Kaliurang KM 5, Caturtunggal, Depok, Sleman","addressRegion":"DIY"}',
  '"Anywhere in Indonesia"',
];

it('reads the labelled values of feeds as a person does, but for these', () => {
  const wrong = casesOf({ provinces, cities, feeds: [] }).filter(({ expected, read }) => read()[0] !== expected[0]);
  expect(wrong.map(({ name }) => name)).toEqual(WRONG);
});
