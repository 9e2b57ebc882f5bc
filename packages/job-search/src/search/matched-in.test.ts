import { conceptsOf as conceptsOfTexts, withCorrections, type Concept } from './concepts';
import { explain } from './matched-in';
import type { SearchedJob } from './search-document';

const conceptsOf = (search: string) => conceptsOfTexts({ search, location: '' });

const JOB: SearchedJob = {
  title: 'Cashier Paruh Waktu',
  companyName: 'Swalayan Panen Kliwon',
  city: 'Kabupaten Sleman',
  province: 'Daerah Istimewa Yogyakarta',
  workingType: 'parttime',
  workplace: 'wfo',
  functionOfInterest: 'Penjualan Ritel',
  industry: 'Perdagangan',
  requirements: '<p>Pendidikan minimal SMK.</p>',
  description: '<p>Menata barang.</p>',
  minEducation: null,
};

const found = (query: string) => explain(JOB, conceptsOf(query));

it.each([
  ['cashier', { field: 'title', term: 'cashier', via: 'word' }],
  ['kasir', { field: 'title', term: 'cashier', via: 'synonym' }],
  ['swalayan', { field: 'company', term: 'swalayan', via: 'word' }],
  ['swala', { field: 'company', term: 'swalayan', via: 'word' }],
  ['sleman', { field: 'city', term: 'Kabupaten Sleman', via: 'word' }],
  ['kaliurang', { field: 'city', term: 'Kabupaten Sleman', via: 'place' }],
  ['jogja', { field: 'province', term: 'Daerah Istimewa Yogyakarta', via: 'place' }],
  ['part time', { field: 'workingType', term: 'parttime', via: 'synonym' }],
  ['paruh waktu', { field: 'title', term: 'paruh waktu', via: 'word' }],
  ['ritel', { field: 'function', term: 'ritel', via: 'word' }],
  ['perdagangan', { field: 'industry', term: 'perdagangan', via: 'word' }],
  ['stm', { field: 'requirements', term: 'smk', via: 'synonym' }],
  ['barang', { field: 'description', term: 'barang', via: 'word' }],
])('says where %s is found', (query, match) => {
  expect(found(query)).toEqual([match]);
});

it('names the kind of work that is meant, of several', () => {
  const either: SearchedJob = { ...JOB, workingTypes: ['parttime', 'internship'] };
  expect(explain(either, conceptsOf('magang'))).toEqual([{ field: 'workingType', term: 'internship', via: 'synonym' }]);
});

it.each([
  ['admin gudang', 'word'],
  ['warehouse admin', 'synonym'],
])('says how the words of %s are found apart', (query, via) => {
  const job: SearchedJob = { ...JOB, title: 'Gudang dan Admin' };
  expect(explain(job, conceptsOf(query)).map((match) => match.via)).toEqual([via]);
});

it('says it of each concept that is found, in their order', () => {
  expect(found('sleman astronot kasir').map(({ field }) => field)).toEqual(['city', 'title']);
});

it('says what was meant by a typing error', () => {
  const [typo] = conceptsOf('slemna') as [Concept];
  expect(explain(JOB, [withCorrections(typo, ['sleman'])])).toEqual([
    { field: 'city', term: 'Kabupaten Sleman', via: 'typo' },
  ]);
});
