import { fromResume, parseResume } from './from-resume';

const read = (resume: unknown) => fromResume(resume).entries.map(({ section, values }) => [section, values]);

it('reads what other programs write: partial dates, earlier names, lists below a summary, groups of skills', () => {
  const resume = {
    basics: {
      name: 'Siti Rahma',
      label: 'Staf',
      location: { address: 'Jalan Anggrek 12', city: 'Sleman' },
      profiles: [{ url: 'https://www.linkedin.com/in/siti' }, { network: 'Instagram', username: 'siti.contoh' }],
    },
    work: [
      { company: 'PT Lama', position: 'Magang', startDate: '2014', endDate: '2015-06', highlights: ['Arsip', 'Tamu'] },
      { name: 'PT Baru', startDate: '2016-01-31T00:00:00Z', summary: 'Arsip.' },
    ],
    education: [{ institution: 'Universitas', area: 'Hukum', gpa: 3.5, location: 'Yogyakarta' }],
    certificates: [{ name: 'Arsiparis', date: '2022-03' }],
    skills: [
      { name: 'Kantor', keywords: ['Excel', 'Word'] },
      { name: 'Arsip', keywords: [] },
    ],
    languages: [
      { language: 'Inggris', fluency: 'Native speaker' },
      { language: 'Jawa', fluency: 'tahu' },
    ],
    references: [{ name: 'Budi' }],
  };
  expect(read(resume)).toEqual([
    [
      'personal',
      {
        name: 'Siti Rahma',
        city: 'Sleman',
        detailLocation: 'Jalan Anggrek 12',
        linkedin: 'https://www.linkedin.com/in/siti',
        instagram: 'siti.contoh',
      },
    ],
    ['headline', { professionalHeadline: 'Staf' }],
    ['education', { education: 'Universitas', educationMajor: 'Hukum', gpa: '3.5' }],
    [
      'workExperience',
      {
        title: 'Magang',
        companyName: 'PT Lama',
        startDate: '2014',
        endDate: '2015-06',
        description: '- Arsip\n- Tamu',
      },
    ],
    [
      'workExperience',
      { companyName: 'PT Baru', startDate: '2016-01-31', currentlyWorking: 'true', description: 'Arsip.' },
    ],
    ['training', { title: 'Arsiparis', type: 'certification', startDate: '2022-03' }],
    ['skill', { name: 'Excel' }],
    ['skill', { name: 'Word' }],
    ['skill', { name: 'Arsip' }],
    ['language', { language: 'Inggris', level: 'fluent' }],
    ['language', { language: 'Jawa' }],
  ]);
});

it.each([
  ['no object', 7],
  ['nothing', null],
  ['objects in place of texts and lists', { basics: { name: {}, profiles: {}, location: 'x' }, work: {}, skills: 'x' }],
  ['nothing in its records', { work: [null, 1, {}, { position: ' ' }], skills: [{ name: NaN }], awards: [[]] }],
])('finds nothing in data with %s', (_name, resume) => {
  expect(read(resume)).toEqual([]);
});

it.each(['kemarin', '2023-02-30', '2023-13', '99', '+002023', 2023.5])('leaves out the date %s', (startDate) => {
  expect(read({ work: [{ position: 'Staf', startDate }] })).toEqual([['workExperience', { title: 'Staf' }]]);
});

it.each([
  ['2019-01', 'Present', { startDate: '2019-01', currentlyWorking: 'true' }],
  ['May 2019', '2021-3', { startDate: '2019-05', endDate: '2021-03' }],
  ['05/2016', 'kapan-kapan', {}],
])('reads the period from %s to %s as the text of a CV', (startDate, endDate, dates) => {
  expect(read({ work: [{ position: 'Staf', startDate, endDate }] })).toEqual([
    ['workExperience', { title: 'Staf', ...dates }],
  ]);
});

it.each([
  [
    'a field that the profile does not have',
    { work: [{ position: 'Staf', location: 'Sleman' }] },
    ['work.location: Sleman'],
  ],
  ['a section of others', { references: [{ name: 'Budi' }] }, ['references.name: Budi']],
  ['a text in place of a record', { skills: ['Excel'] }, ['skills: Excel']],
  ['a date that is none', { work: [{ position: 'Staf', startDate: 'kemarin' }] }, ['work.startDate: kemarin']],
  [
    'a second network',
    { basics: { profiles: [{ network: 'X', username: 'siti' }] } },
    ['basics.profiles.username: siti'],
  ],
  ['a number', { basics: { age: 25 } }, ['basics.age: 25']],
])('lists %s as unread', (_name, resume, unread) => {
  expect(fromResume(resume).unread.map(({ name, text }) => `${name}: ${text}`)).toEqual(unread);
});

it.each([
  ['a moment whose day was read', { work: [{ startDate: '2016-01-31T00:00:00Z' }] }],
  ['a degree whose level was read', { education: [{ studyType: 'Sarjana' }] }],
  ['a level of a language', { languages: [{ language: 'Inggris', fluency: 'Native speaker' }] }],
  ['a list below a summary', { work: [{ summary: 'Kantor.', highlights: ['Arsip', 'Tamu'] }] }],
  ['a name within an address', { basics: { profiles: [{ url: 'https://linkedin.com/in/siti/', username: 'siti' }] } }],
  ['what is about the file', { $schema: 'https://contoh.example', meta: { version: '1' } }],
])('does not list %s as unread', (_name, resume) => {
  expect(fromResume(resume).unread).toEqual([]);
});

it('lists every value that is not read, however deep it is', () => {
  expect(fromResume({ x: Array(5000).fill('Arsip') }).unread).toHaveLength(5000);
  const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((part) => ({ x: part }), 'Arsip');
  expect(fromResume(nested(50)).unread).toHaveLength(1);
});

it('reads no pictures', () => {
  const text = JSON.stringify({ basics: { name: 'Siti', image: `data:image/png;base64,${'A'.repeat(2_000_000)}` } });
  expect(fromResume(parseResume(text))).toMatchObject({ entries: [{ values: { name: 'Siti' } }], unread: [] });
});

it('reads 200 records of a section at most', () => {
  expect(read({ interests: Array(5000).fill({ name: 'Arsip' }) })).toHaveLength(200);
  expect(read({ skills: Array(200).fill({ keywords: Array(200).fill('Excel') }) })).toHaveLength(200);
});

it('refuses what is no JSON', () => {
  expect(() => parseResume('{"basics": }')).toThrow(expect.objectContaining({ reason: 'failed' }));
});

it('reads degrees of other programs as levels, and leaves any other level as it is', () => {
  const education = ['Bachelor of Arts', 'Magister', 'SMA/SMK', 'Foundation'].map((studyType) => ({ studyType }));
  expect(read({ education }).map(([, values]) => values)).toEqual(
    ['S1', 'S2', 'SMA/SMK', 'Foundation'].map((educationLevel) => ({ educationLevel })),
  );
});

it('reads the text of HTML, and leaves signs that are none', () => {
  const summary = '<p>Kasir yang <strong>teliti</strong> &amp; jujur.</p><ul><li><p>Kas</p></li><li>Stok</li></ul>';
  const text = JSON.stringify({ basics: { summary }, skills: [{ name: 'Microsoft&nbsp;Excel' }, { name: 'List<T>' }] });
  expect(fromResume(parseResume(text)).entries.map(({ values }) => values)).toEqual([
    { about: 'Kasir yang teliti & jujur.\n- Kas\n- Stok' },
    { name: 'Microsoft Excel' },
    { name: 'List<T>' },
  ]);
});
