import { strToU8, zipSync } from 'fflate';
import { fromLinkedIn } from './linked-in';
import { openArchive } from './zip/unpack';

const TABLES = {
  'Profile.csv':
    'First Name,Last Name,Birth Date,Headline,Summary,Geo Location\n' +
    'Siti,Rahma,"Apr 17, 1999",Staf administrasi,"Teliti, efisien.\nSuka ""arsip"".","Sleman, Yogyakarta, Indonesia"\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary\nlama@contoh.example,Yes,No\nsiti@contoh.example,Yes,Yes\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+62 812 3456 7890,Mobile\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'PT Laut Teduh,Staf Arsip,Mengelola arsip.,Sleman,Jan 2023,\n' +
    'CV Maju,Magang,,,Jun 2022,Aug 2022\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversitas Suka Maju,2017,2021,Cum laude,S1,Debat\n',
  'Skills.csv': 'Name\nMicrosoft Excel\nKearsipan\n',
  'Languages.csv':
    'Name,Proficiency\nBahasa Indonesia,Native or bilingual proficiency\nInggris,Elementary proficiency\n' +
    'Jepang,Limited working proficiency\nJawa,\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On\nArsiparis,,BLK,Mar 2022,\n',
  'Honors.csv': 'Title,Description,Issued On\nJuara I,Lomba debat,Nov 2019\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nBlog,,https://contoh.example/karya,,\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nKarang Taruna,Bendahara,,2018,2019,Kas.\n',
  'Organizations.csv':
    'Name,Description,Started On,Finished On,Positions\nIkatan Arsiparis,Rapat.,Jan 2020,Dec 2021,Anggota\n',
  'Courses.csv': 'Name,Number\nKearsipan Dasar,\n',
};

const files = (tables: Record<string, string>, folder = '') =>
  openArchive(
    zipSync(
      Object.fromEntries(Object.entries(tables).map(([name, text]) => [folder + name, strToU8(`\ufeff${text}`)])),
    ),
  );

it('reads every table of an export, in any folder', () => {
  const { entries } = fromLinkedIn(files(TABLES, 'Basic_LinkedInDataExport/')) ?? {};
  expect(entries?.map(({ section, values }) => [section, values])).toEqual([
    [
      'personal',
      {
        name: 'Siti Rahma',
        email: 'siti@contoh.example',
        phoneNumber: '+62 812 3456 7890',
        dob: '1999-04-17',
        city: 'Sleman',
      },
    ],
    ['headline', { professionalHeadline: 'Staf administrasi', about: 'Teliti, efisien.\nSuka "arsip".' }],
    [
      'education',
      {
        education: 'Universitas Suka Maju',
        educationLevel: 'S1',
        dateStart: '2017',
        graduationDate: '2021',
        description: 'Cum laude\nDebat',
      },
    ],
    [
      'workExperience',
      {
        title: 'Staf Arsip',
        companyName: 'PT Laut Teduh',
        startDate: '2023-01',
        currentlyWorking: 'true',
        description: 'Mengelola arsip.',
      },
    ],
    ['workExperience', { title: 'Magang', companyName: 'CV Maju', startDate: '2022-06', endDate: '2022-08' }],
    [
      'organizationExperience',
      {
        organization_name: 'Karang Taruna',
        position_name: 'Bendahara',
        start_date: '2018',
        end_date: '2019',
        additional_info: 'Kas.',
      },
    ],
    [
      'organizationExperience',
      {
        organization_name: 'Ikatan Arsiparis',
        position_name: 'Anggota',
        start_date: '2020-01',
        end_date: '2021-12',
        additional_info: 'Rapat.',
      },
    ],
    ['training', { title: 'Arsiparis', institutionName: 'BLK', type: 'certification', startDate: '2022-03' }],
    ['training', { title: 'Kearsipan Dasar' }],
    ['achievement', { name: 'Juara I', date: '2019-11', description: 'Lomba debat' }],
    ['skill', { name: 'Microsoft Excel' }],
    ['skill', { name: 'Kearsipan' }],
    ['language', { language: 'Bahasa Indonesia', level: 'fluent' }],
    ['language', { language: 'Inggris', level: 'beginner' }],
    ['language', { language: 'Jepang', level: 'intermediate' }],
    ['language', { language: 'Jawa' }],
    ['portfolio', { name: 'Blog', url: 'https://contoh.example/karya' }],
  ]);
});

it('lists the cells that no entry was read from, and large tables of no reader by their names', () => {
  expect(fromLinkedIn(files(TABLES))?.unread.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Email Address: lama@contoh.example',
    'Location: Sleman',
  ]);
  const twoAddresses = 'Email Address,Primary\nsiti@contoh.example,Yes\nlama@contoh.example,No\n';
  const twoNumbers = 'Number,Type\n+62 812 3456 7890,Mobile\n+62 21 555,Home\n';
  const reading = fromLinkedIn(
    files({
      'Profile.csv': 'First Name,Twitter Handles\nSiti,[siti]\n',
      'Email Addresses.csv': twoAddresses,
      'PhoneNumbers.csv': twoNumbers,
      'Test Scores.csv': 'Name,Score\nTOEIC,780\n',
      'messages.csv': `FROM,CONTENT\n${'Budi,Halo\n'.repeat(2000)}`,
      '._Profile.csv': 'x\ny\n',
    }),
  );
  expect(reading?.unread.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Twitter Handles: [siti]',
    'Email Address: lama@contoh.example',
    'Number: +62 21 555',
    'Test Scores.Name: TOEIC',
    'Test Scores.Score: 780',
    'LinkedIn: messages.csv',
  ]);
});

it('takes a birthday without a year for none, and files of other names for another archive', () => {
  const profile = { 'Profile.csv': 'First Name,Birth Date\nSiti,Apr 17\n' };
  expect(fromLinkedIn(files(profile))?.entries).toEqual([
    { section: 'personal', values: { name: 'Siti' }, source: [] },
  ]);
  expect(fromLinkedIn(files({ 'Connections.csv': 'First Name\nSiti\n' }))).toBeNull();
});

it.each([
  ['Bachelor of Science - BS', 'S1', undefined],
  ["Bachelor's degree, Accounting", 'S1', 'Accounting'],
  ['Master of Business Administration - MBA', 'S2', undefined],
  ['Doctor of Philosophy - PhD', 'S3', undefined],
  ["Associate's degree", 'D3', undefined],
  ['Diploma III', 'D3', undefined],
  ['SMK', 'SMK', undefined],
  ['High School Diploma', undefined, undefined],
  ['Diploma', undefined, undefined],
  ['Foundation degree', undefined, undefined],
])('reads the degree %s, and leaves out one that is no certain level', (degree, educationLevel, educationMajor) => {
  const csv = `School Name,Degree Name\nUniversitas Suka Maju,"${degree}"\n`;
  const { entries } = fromLinkedIn(files({ 'Education.csv': csv })) ?? {};
  expect(entries?.[0]?.values).toEqual({
    education: 'Universitas Suka Maju',
    ...(educationLevel && { educationLevel }),
    ...(educationMajor && { educationMajor }),
  });
});

it('tells how many entries of a section with very many it leaves out', () => {
  const csv = `Name\n${Array.from({ length: 230 }, (_, index) => `Skill ${index}`).join('\n')}`;
  const reading = fromLinkedIn(files({ 'Skills.csv': csv, 'Honors.csv': TABLES['Honors.csv'] }));
  expect(reading?.entries).toHaveLength(201);
  expect(reading?.leftOut).toBe(30);
  expect(fromLinkedIn(files(TABLES))?.leftOut).toBeUndefined();
});
