import { cvSource, emptyCvSource } from './cv-source.fixture';
import { NO_OPTIONS } from './cv-options';
import { toCv } from './to-cv';

it('has every section in the order of the page', () => {
  expect(toCv(cvSource).sections.map(({ heading }) => heading)).toEqual([
    'Tentang Saya',
    'Pengalaman Kerja',
    'Pendidikan Terakhir',
    'Pengalaman Organisasi',
    'Pelatihan dan Sertifikasi',
    'Penghargaan',
    'Keahlian',
    'Bahasa',
    'Minat Pekerjaan',
    'Portofolio',
  ]);
});

it('writes one record of each section', () => {
  expect(toCv(cvSource).sections.map(({ entries }) => entries[0])).toEqual([
    { text: 'Teliti dan efisien.' },
    {
      title: 'Staf Arsip',
      period: 'Jan 2023 – Sekarang',
      organization: 'PT Laut Teduh',
      details: 'Staf · Penuh Waktu',
      text: 'Mengelola arsip.\r\n- Melayani tamu',
    },
    {
      title: 'Universitas Suka Maju',
      period: 'Agu 2017 – Jul 2021',
      details: 'S1 · Ilmu Perpustakaan · IPK 3,50',
      text: null,
    },
    {
      title: 'Bendahara',
      period: 'Feb 2018 – Feb 2019',
      organization: 'Karang Taruna Melati',
      text: 'Mencatat kas.',
    },
    {
      title: 'Arsiparis Terampil',
      period: 'Mar 2022',
      organization: 'Balai Latihan Kerja',
      details: 'Sertifikasi · Daring',
      text: 'Tiga hari.',
    },
    {
      title: 'Juara I Lomba Debat',
      period: '20 Nov 2019',
      organization: 'Pekan Mahasiswa',
      text: 'Tingkat provinsi.',
    },
    { text: 'Microsoft Excel · Kearsipan' },
    { text: 'Bahasa Indonesia (Fasih) · Bahasa Inggris (Pemula)' },
    { text: 'Administrasi' },
    { title: 'Blog', link: { text: 'contoh.example/karya', url: 'https://contoh.example/karya' } },
  ]);
});

it('writes the mark of a school as a mark', () => {
  const [school] = cvSource.educations;
  const educations = school ? [{ ...school, educationLevel: { id: 2, name: 'SMK' }, gpa: 88 }] : [];
  const section = toCv({ ...cvSource, educations }).sections.find(({ heading }) => heading === 'Pendidikan Terakhir');
  expect(section?.entries[0]?.details).toBe('SMK · Ilmu Perpustakaan · Nilai 88');
});

it('names the place of a training that is not online, if it is known', () => {
  const [training] = cvSource.trainings;
  const detailsWith = (locationName: string | null) => {
    const trainings = training ? [{ ...training, locationType: 'offline', locationName }] : [];
    const section = toCv({ ...emptyCvSource, trainings }).sections[0];
    return section?.entries[0]?.details;
  };
  expect(detailsWith('Sleman')).toBe('Sertifikasi · Sleman');
  expect(detailsWith(null)).toBe('Sertifikasi');
});

it('says how the candidate is reached, with the latest portfolio', () => {
  const { contacts, links } = toCv(cvSource);
  expect(contacts).toEqual(['siti@example.com · +628123456789', 'Kabupaten Sleman, DI Yogyakarta']);
  expect(links.map(({ text }) => text)).toEqual([
    'LinkedIn: linkedin.com/in/siti-contoh',
    'Instagram: instagram.com/siti.contoh',
    'Portofolio: contoh.example/karya',
  ]);
});

it('leaves out what is empty', () => {
  const profile = { ...emptyCvSource.profile, about: ' \n ', linkedin: '' };
  const { headline, contacts, links, sections } = toCv({ ...emptyCvSource, profile });
  expect({ headline, contacts, links, sections }).toEqual({
    headline: null,
    contacts: ['siti@example.com'],
    links: [],
    sections: [],
  });
});

it('leaves out what is private', () => {
  const { identityNumber, dob, detailLocation, currentSalary, expectedSalary } = cvSource.profile;
  const text = JSON.stringify(toCv(cvSource));
  for (const secret of [identityNumber, dob, detailLocation, currentSalary, expectedSalary]) {
    expect(text).not.toContain(String(secret));
  }
});

it('has headings, labels and numbers in English, and the candidate’s own texts as they are', () => {
  const { sections } = toCv(cvSource, { ...NO_OPTIONS, lang: 'en' });
  const english = [
    'About Me',
    'Work Experience',
    'Education',
    'Organisations',
    'Training and Certification',
    'Awards',
    'Skills',
    'Languages',
    'Job Interests',
    'Portfolio',
  ];
  // A generated section has its own heading in both languages until it is translated.
  expect(sections.flatMap(({ heading }) => (english.includes(heading) ? heading : []))).toEqual(english);
  const details = sections.slice(1, 5).map(({ entries }) => entries[0]?.details);
  expect(details).toEqual([
    'Staf · Full-time',
    'S1 · Ilmu Perpustakaan · GPA 3.50',
    undefined,
    'Certification · Online',
  ]);
  expect(sections.find(({ heading }) => heading === 'Languages')?.entries).toEqual([
    { text: 'Bahasa Indonesia (Fluent) · Bahasa Inggris (Beginner)' },
  ]);
});

it('names each way to reach the candidate in the formal template', () => {
  expect(toCv(cvSource, { ...NO_OPTIONS, template: 'formal' }).contacts).toEqual([
    'Email: siti@example.com',
    'Telepon: +628123456789',
    'Domisili: Kabupaten Sleman, DI Yogyakarta',
  ]);
});

it.each(['ringkas', 'formal', 'modern'] as const)('leaves out contact details in %s, but not the city', (template) => {
  const cv = toCv(cvSource, { ...NO_OPTIONS, template, hidesContact: true });
  expect(JSON.stringify(cv)).not.toMatch(/siti@|628123|linkedin|instagram/i);
  expect(cv.contacts.join()).toContain('Kabupaten Sleman, DI Yogyakarta');
  expect(cv.links.map(({ text }) => text)).toEqual(['Portofolio: contoh.example/karya']);
});
