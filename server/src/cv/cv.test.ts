import { cvSource, emptyCvSource } from './cv-source.fixture';
import { NO_OPTIONS } from './cv-options';
import type { Cv } from './cv';
import { toCv } from './to-cv';
import { validate } from '@jsonresume/schema';
import { toResume } from './to-resume';
import { formatDay, formatPeriod } from './cv-dates';
import { CV_TEXTS } from './cv-texts';
import { cvFields } from './cv-fields';
import type { CvSource } from './read-cv-source';
import { toCvLink } from './cv-link';

describe('to CV', () => {
  it('has every section in the order of the page', () => {
    expect(toCv(cvSource).sections.map(({ heading }) => heading)).toEqual([
      'Tentang Saya',
      'Pengalaman Kerja',
      'Pendidikan',
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
    const section = toCv({ ...cvSource, educations }).sections.find(({ heading }) => heading === 'Pendidikan');
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

  const labelled = ({ contacts }: Cv): string[] =>
    contacts.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`));

  it('says how the candidate is reached, and names each portfolio once', () => {
    const cv = toCv(cvSource);
    expect(labelled(cv)).toEqual([
      'siti@example.com · +628123456789',
      'Kabupaten Sleman, DI Yogyakarta',
      'LinkedIn: linkedin.com/in/siti-contoh',
      'Instagram: instagram.com/siti.contoh',
    ]);
    expect(JSON.stringify(cv).split('"contoh.example/karya"')).toHaveLength(2);
  });

  it('leaves out what is empty', () => {
    const profile = { ...emptyCvSource.profile, about: ' \n ', linkedin: '' };
    const cv = toCv({ ...emptyCvSource, profile });
    expect(labelled(cv)).toEqual(['siti@example.com']);
    expect(cv).toMatchObject({ headline: null, sections: [] });
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
    expect(labelled(toCv(cvSource, { ...NO_OPTIONS, template: 'formal' }))).toEqual([
      'Email: siti@example.com',
      'Telepon: +628123456789',
      'Domisili: Kabupaten Sleman, DI Yogyakarta',
      'LinkedIn: linkedin.com/in/siti-contoh',
      'Instagram: instagram.com/siti.contoh',
    ]);
  });

  it.each(['ringkas', 'formal', 'modern'] as const)(
    'leaves out contact details in %s, but not the city',
    (template) => {
      const cv = toCv(cvSource, { ...NO_OPTIONS, template, hidesContact: true });
      expect(JSON.stringify(cv)).not.toMatch(/siti@|628123|linkedin|instagram/i);
      expect(cv.contacts.map(({ text }) => text)).toEqual(['Kabupaten Sleman, DI Yogyakarta']);
    },
  );
});

describe('to JSON Resume', () => {
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
});

describe('dates', () => {
  it.each([
    ['2020-01-01', '2022-03-01', false, 'Jan 2020 – Mar 2022'],
    ['2021-05-01', '2021-08-31', false, 'Mei 2021 – Agu 2021'],
    ['2023-10-01', null, true, 'Okt 2023 – Sekarang'],
    ['2023-12-01', '2024-01-01', true, 'Des 2023 – Sekarang'],
    ['2022-03-01', '2022-03-31', false, 'Mar 2022'],
    ['2022-03-01', null, false, 'Mar 2022'],
  ])('writes the period from %s to %s, open: %s, as %s', (start, end, isOpen, text) => {
    expect(formatPeriod({ start, end, isOpen }, CV_TEXTS.id)).toBe(text);
  });

  it('writes a day in Indonesian, whatever the time zone of the server', () => {
    expect(formatDay('2019-08-01', CV_TEXTS.id)).toBe('1 Agu 2019');
  });

  it('writes periods and days in English', () => {
    expect(formatPeriod({ start: '2021-05-01', end: null, isOpen: true }, CV_TEXTS.en)).toBe('May 2021 – Present');
    expect(formatDay('2019-08-01', CV_TEXTS.en)).toBe('1 Aug 2019');
  });
});

describe('fields', () => {
  const full: CvSource = { ...cvSource, profile: { ...cvSource.profile, image: '/media/photos/contoh.webp' } };

  type Part = readonly [name: string, without: CvSource];

  const withoutField = (field: keyof CvSource['profile']): Part => [
    field,
    { ...full, profile: { ...full.profile, [field]: null } } as CvSource,
  ];

  const SECTIONS = {
    education: 'educations',
    workExperience: 'workExperiences',
    language: 'languages',
    organizationExperience: 'organizationExperiences',
    training: 'trainings',
    achievement: 'achievements',
    skill: 'skills',
    interest: 'interests',
    portfolio: 'portfolios',
  } as const satisfies Record<string, keyof CvSource>;

  const parts: Part[] = [
    ...(Object.keys(full.profile) as (keyof CvSource['profile'])[]).map(withoutField),
    ...Object.entries(SECTIONS).map(([name, key]): Part => [name, { ...full, [key]: [] }]),
  ];

  it('has a part here for whatever a CV is made of', () => {
    expect(new Set(Object.values(SECTIONS))).toEqual(new Set(Object.keys(full).filter((key) => key !== 'profile')));
  });

  // The photo is no part of `toCv`: the route reads it beside.
  it.each(parts.filter(([name]) => name !== 'image'))('names %s exactly where the CV shows it', (name, without) => {
    const isShown = JSON.stringify(toCv(without)) !== JSON.stringify(toCv(full));
    expect(cvFields(full).includes(name)).toBe(isShown);
    expect(cvFields(without)).toEqual(cvFields(full).filter((field) => field !== name));
  });

  it('names the photo, which a CV shows', () => {
    expect(cvFields(full)).toContain('image');
    expect(cvFields(cvSource)).not.toContain('image');
  });

  it('names no text of spaces alone', () => {
    expect(cvFields({ ...full, profile: { ...full.profile, about: ' ' } })).not.toContain('about');
  });
});

describe('links', () => {
  it('shows an address without protocol, www and last slash, and opens it as it is', () => {
    const url = 'https://www.instagram.com/ratih.karya/';
    expect(toCvLink(url)).toEqual({ text: 'instagram.com/ratih.karya', url });
  });

  it('opens an address with letters beyond ASCII in the form that a PDF can hold', () => {
    expect(toCvLink('https://contoh.example/ä')).toEqual({
      text: 'contoh.example/ä',
      url: 'https://contoh.example/%C3%A4',
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://contoh.example',
    '//contoh.example',
    'mailto:a@b.example',
  ])('shows %s and does not open it', (address) => {
    expect(toCvLink(address)).toEqual({ text: address, url: null });
  });
});
