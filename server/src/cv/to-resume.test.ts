import { validate } from '@jsonresume/schema';
import { NO_OPTIONS } from './cv-options';
import { cvSource, emptyCvSource } from './cv-source.fixture';
import { toResume } from './to-resume';

const errorsOf = (resume: object): unknown => {
  let found: unknown;
  validate(resume, (errors) => (found = errors));
  return found;
};

it.each([
  ['full', cvSource],
  ['empty', emptyCvSource],
  ['strange', { ...cvSource, profile: { ...cvSource.profile, linkedin: 'bukan alamat', about: '' } }],
  ['not in ASCII', { ...cvSource, profile: { ...cvSource.profile, instagram: 'https://contoh.example/ü' } }],
])('is valid JSON Resume for a profile that is %s', (_kind, source) => {
  expect(errorsOf(toResume(source))).toBeNull();
});

it('is checked: the schema refuses a day that is none', () => {
  const [work] = cvSource.workExperiences;
  const workExperiences = work ? [{ ...work, startDate: 'kemarin' }] : [];
  expect(errorsOf(toResume({ ...cvSource, workExperiences }))).not.toBeNull();
});

it('has one record of each section, an end only where it ended', () => {
  expect(toResume(cvSource)).toMatchObject({
    basics: {
      name: 'Siti Rahma',
      label: 'Staf administrasi',
      email: 'siti@example.com',
      phone: '+628123456789',
      location: { city: 'Kabupaten Sleman', region: 'DI Yogyakarta', countryCode: 'ID' },
      profiles: [
        { network: 'LinkedIn', url: 'https://www.linkedin.com/in/siti-contoh/' },
        { network: 'Instagram', url: 'https://instagram.com/siti.contoh' },
      ],
    },
    work: [{ name: 'PT Laut Teduh', position: 'Staf Arsip', startDate: '2023-01-01', workingType: 'fulltime' }],
    education: [{ institution: 'Universitas Suka Maju', studyType: 'S1', endDate: '2021-07-01', score: '3.5' }],
    volunteer: [{ organization: 'Karang Taruna Melati', position: 'Bendahara', summary: 'Mencatat kas.' }],
    certificates: [{ name: 'Arsiparis Terampil', issuer: 'Balai Latihan Kerja', date: '2022-03-01' }],
    awards: [{ title: 'Juara I Lomba Debat', date: '2019-11-20', awarder: 'Pekan Mahasiswa' }],
    skills: [{ name: 'Microsoft Excel' }, { name: 'Kearsipan' }],
    languages: [{ language: 'Bahasa Indonesia', fluency: 'fluent' }, { language: 'Bahasa Inggris' }],
    interests: [{ name: 'Administrasi' }],
    projects: [{ name: 'Blog', url: 'https://contoh.example/karya' }, { name: 'Galeri' }],
  });
  expect(JSON.stringify(toResume(cvSource))).not.toContain('null');
  expect(toResume(cvSource)).not.toHaveProperty('work.0.endDate');
});

it('lacks what is private, and contact details where these are hidden', () => {
  const { identityNumber, dob, detailLocation, currentSalary, expectedSalary } = cvSource.profile;
  const text = JSON.stringify(toResume(cvSource));
  for (const secret of [identityNumber, dob, detailLocation, currentSalary, expectedSalary]) {
    expect(text).not.toContain(String(secret));
  }
  const hidden = JSON.stringify(toResume(cvSource, { ...NO_OPTIONS, hidesContact: true }));
  expect(hidden).not.toMatch(/siti@|628123|linkedin|instagram/i);
});
