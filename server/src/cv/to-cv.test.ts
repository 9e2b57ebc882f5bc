import { cvSource, emptyCvSource } from './cv-source.fixture';
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
      details: 'PT Laut Teduh · Staf · Penuh Waktu',
      text: 'Mengelola arsip.\r\n- Melayani tamu',
    },
    {
      title: 'Universitas Suka Maju',
      period: 'Agu 2017 – Jul 2021',
      details: 'S1 · Ilmu Perpustakaan · IPK 3,50',
      text: null,
    },
    { title: 'Bendahara', period: 'Feb 2018 – Feb 2019', details: 'Karang Taruna Melati', text: 'Mencatat kas.' },
    {
      title: 'Arsiparis Terampil',
      period: 'Mar 2022',
      details: 'Balai Latihan Kerja · Sertifikasi · Daring',
      text: 'Tiga hari.',
    },
    { title: 'Juara I Lomba Debat', period: '20 Nov 2019', details: 'Pekan Mahasiswa', text: 'Tingkat provinsi.' },
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
  expect(detailsWith('Sleman')).toBe('Balai Latihan Kerja · Sertifikasi · Sleman');
  expect(detailsWith(null)).toBe('Balai Latihan Kerja · Sertifikasi');
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
