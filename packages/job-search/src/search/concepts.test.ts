import {
  conceptsOf as conceptsOfTexts,
  isLikelyCorrection,
  mayBeTypingError,
  mergeWork,
  withCorrections,
  correctionsOf,
} from './concepts';

const conceptsOf = (search: string) => conceptsOfTexts({ search, location: '' });

const typed = (query: string): string[] => conceptsOf(query).map((concept) => concept.typed);

it.each([
  ['Kasir', ['kasir']],
  ['  Bàrista!! ', ['barista']],
  ['loker kasir di sleman', ['kasir', 'sleman']],
  ['customer service jogja', ['customer service', 'jogja']],
  ['di yogyakarta', ['di yogyakarta']],
  ['kota bekasi', ['kota bekasi']],
  ['KAB. SLEMAN', ['kab sleman']],
  ['jakarta pusat', ['jakarta pusat']],
  ['kasir kasir', ['kasir']],
  ['ui/ux', ['ui ux']],
  ['loker', []],
  ['kerja di rumah', ['kerja di rumah']],
  ['kerja di rumah sakit', ['rumah sakit']],
  ['guru bahasa jawa', ['guru', 'bahasa jawa']],
  ['tanpa ijazah', ['tanpa ijazah']],
  ['gak mau lembur, kasir', ['gak mau lembur', 'kasir']],
  ['kasir tanpa', ['kasir']],
  ['staf gudang', ['gudang']],
  ['petugas kebersihan', ['petugas kebersihan']],
  ['staf', ['staf']],
  ['staf sleman', ['staf', 'sleman']],
  ['', []],
  ["!'&|:*<->", []],
])('splits %j', (query, concepts) => {
  expect(typed(query)).toEqual(concepts);
});

it('takes the first eight', () => {
  expect(typed('a1 a2 a3 a4 a5 a6 a7 a8 a9 a10')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
});

it('knows synonyms, which are found as whole words', () => {
  const [concept] = conceptsOf('kasir');
  expect(concept?.alternatives).toContainEqual({ words: 'cashier', scope: 'any', quality: 'synonym', isPrefix: false });
  expect(concept?.alternatives[0]).toEqual({ words: 'kasir', scope: 'any', quality: 'typed', isPrefix: false });
});

it('finds a word outside the tables as a beginning from three letters on', () => {
  expect(conceptsOf('autoca')[0]?.alternatives[0]).toEqual({
    words: 'autoca',
    scope: 'any',
    quality: 'typed',
    isPrefix: true,
  });
  expect(conceptsOf('xy')[0]?.alternatives[0]?.isPrefix).toBe(false);
});

const city = (name: string) => expect.objectContaining({ kind: 'city', name }) as unknown;
const province = (name: string) => expect.objectContaining({ kind: 'province', name }) as unknown;

it.each([
  ['jogja', { places: [province('Daerah Istimewa Yogyakarta')] }],
  ['solo', { places: [city('Kota Surakarta')] }],
  ['bandung', { places: [city('Kabupaten Bandung'), city('Kota Bandung')] }],
  ['wfh', { workplaces: ['remote'] }],
  ['paruh waktu', { workingTypes: ['parttime'] }],
])('knows what %s means', (query, meaning) => {
  expect(conceptsOf(query)[0]?.meanings).toEqual([expect.objectContaining({ ...meaning, quality: 'synonym' })]);
});

it.each([
  ['solo', ['solo']],
  ['Kota Yogyakarta, DIY', ['kota yogyakarta', 'diy']],
  ['kab. Sleman', ['kab sleman']],
  ['kota, Indonesia', []],
  ['kasir', ['kasir']],
])('reads %s in the location box as places', (location, places) => {
  const concepts = conceptsOfTexts({ search: '', location });
  expect(concepts.map((concept) => concept.typed)).toEqual(places);
  expect(concepts.flatMap(({ alternatives, parts }) => [...alternatives.map(({ scope }) => scope), ...parts])).toEqual(
    places.map(() => 'place'),
  );
});

it('takes a word outside the tables alone for a typing error', () => {
  expect(conceptsOf('kasir gudnag guri xyz 12345').map(mayBeTypingError)).toEqual([false, true, true, false, false]);
});

it('adds what may have been meant, and what words of the tables stand for', () => {
  const [concept] = conceptsOf('slemna');
  const meant = concept && withCorrections(concept, ['sleman']);
  expect(meant?.alternatives).toContainEqual({ words: 'sleman', scope: 'any', quality: 'correction', isPrefix: false });
  expect(meant?.meanings).toContainEqual(
    expect.objectContaining({ places: [city('Kabupaten Sleman')], quality: 'correction' }),
  );
});

it('ranks a correction before its synonyms', () => {
  const [concept] = conceptsOf('kasr');
  const found = concept && withCorrections(concept, ['kasir']).alternatives;
  const qualityOf = (wanted: string) => found?.find(({ words }) => words === wanted)?.quality;
  expect([qualityOf('kasir'), qualityOf('cashier')]).toEqual(['correction', 'correctedSynonym']);
});

it.each([
  ['admin gudang', ['admin', 'gudang']],
  ['umum dan rumah tangga', ['umum', 'rumah', 'tangga']],
  ['jakarta selatan', []],
  ['part time', []],
  ['f b', []],
])('looks for the words of %s apart', (query, parts) => {
  expect(conceptsOf(query).map((concept) => concept.parts.map(({ typed: word }) => word))).toEqual([parts]);
});

it.each([
  ['gudang admin', 'admin gudang'],
  ['toko penjaga sleman', 'penjaga toko'],
])('reads %s as a phrase in another order', (query, phrase) => {
  const [concept] = conceptsOf(query);
  expect(concept?.typed).toBe(query.replace(' sleman', ''));
  expect(concept?.alternatives[0]).toEqual({ words: phrase, scope: 'any', quality: 'typed', isPrefix: false });
});

it('knows a phrase whose words sound like those that are typed', () => {
  expect(typed('teknikal support')).toEqual(['teknikal support']);
});

it('knows a phrase with an error in each word', () => {
  const [concept, ...more] = conceptsOf('custumer service jogja');
  expect(more.map(({ typed: word }) => word)).toEqual(['jogja']);
  expect(concept?.alternatives).toContainEqual({
    words: 'customer service',
    scope: 'any',
    quality: 'correction',
    isPrefix: false,
  });
  expect(typed('custumer servics')).toEqual(['custumer servics']);
});

it('looks for any of several kinds of work', () => {
  const concepts = mergeWork(conceptsOf('kasir sopir hotel sleman'));
  expect(concepts.map(({ typed: words, role }) => [words, role])).toEqual([
    ['kasir sopir', 'work'],
    ['hotel', 'branch'],
    ['sleman', 'other'],
  ]);
});

const roles = (query: string) => mergeWork(conceptsOf(query)).map(({ typed: words, role }) => [words, role]);

it.each([
  [
    'admin pajak',
    [
      ['admin', 'branch'],
      ['pajak', 'work'],
    ],
  ],
  ['waiter / waiter', [['waiter', 'work']]],
  ['admin', [['admin', 'work']]],
  ['admin engineer', [['admin engineer', 'work']]],
  [
    'consultant erp',
    [
      ['consultant', 'rank'],
      ['erp', 'branch'],
    ],
  ],
  [
    'supervisor gudang',
    [
      ['supervisor', 'rank'],
      ['gudang', 'work'],
    ],
  ],
])('reads %s as a choice or as work and what qualifies it', (query, expected) => {
  expect(roles(query)).toEqual(expected);
});

const work = (word: string): string[][] => [[word, 'work']];
const study = (level: string | null, field: string): string[][] => [
  ...(level === null ? [] : [[level, 'other']]),
  [field, 'other'],
];

it.each([
  ['lulusan teknik mesin', study(null, 'teknik mesin')],
  ['lulusan S1 hukum', study('s1', 'hukum')],
  ['jurusan akuntansi', study(null, 'akuntansi')],
  ['lulusan smk akuntansi', study('smk', 'akuntansi')],
  ['lulusan D3 admin', [['d3', 'other'], ...work('admin')]],
  ['teknik mesin', work('teknik mesin')],
  ['admin akuntansi smk', [['admin', 'branch'], ...work('akuntansi'), ['smk', 'other']]],
])('tells what was studied from work in %s', (query, expected) => {
  expect(roles(query)).toEqual(expected);
});

it('reads a field of study as words side by side', () => {
  expect(conceptsOf('lulusan teknik mesin').map(({ parts }) => parts)).toEqual([[]]);
});

it.each([
  ['wetress', 'waitress'],
  ['akounting', 'accounting'],
  ['photografer', 'fotografer'],
])('takes %s for %s, which sounds alike', (query, word) => {
  expect(correctionsOf(query, [])).toContain(word);
});

it('takes a word that vacancies have for an error of a word of the tables alone', () => {
  const typedIn = { asWord: 1, asBeginning: 1 };
  expect(isLikelyCorrection(typedIn, 'unit', 400)).toBe(false);
  expect(isLikelyCorrection(typedIn, 'kasir', 2)).toBe(true);
});

it('takes a word for an error of one with the same first letter, which the tables or a title have', () => {
  expect(correctionsOf('balet', ['palet', 'balep'])).toEqual(['balep']);
  const typedIn = { asWord: 0, asBeginning: 0 };
  expect(isLikelyCorrection(typedIn, 'kasir', 0)).toBe(true);
  expect(isLikelyCorrection(typedIn, 'pivot', 0)).toBe(false);
  expect(isLikelyCorrection(typedIn, 'pivot', 1)).toBe(true);
});

it('looks for a place beside other words in places alone', () => {
  const scopes = (query: string) =>
    conceptsOf(query)
      .at(-1)
      ?.alternatives.map(({ scope }) => scope);
  expect(scopes('desain sleman')).toEqual(['place']);
  expect(scopes('pdam solo')).toEqual(['place']);
  expect(scopes('loker sleman')).toEqual(['any']);
});
