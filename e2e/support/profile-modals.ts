/** The profile's tabs, in order. */
export const PROFILE_TABS = ['Informasi Pribadi', 'Latar Belakang', 'Minat & Preferensi', 'CV & Portofolio'] as const;

/** The fourteen modals of the profile as an empty one opens them: where, by which button, and under which title. */
export const PROFILE_MODALS: { tab: (typeof PROFILE_TABS)[number]; button: string; title: string; picture: string }[] =
  [
    {
      tab: 'Informasi Pribadi',
      button: '+ Add Informasi Pribadi',
      title: 'Tambah Informasi Pribadi',
      picture: '50-personal-information',
    },
    { tab: 'Informasi Pribadi', button: 'Edit Profil', title: 'Profil', picture: '51-headline' },
    { tab: 'Informasi Pribadi', button: 'Edit LinkedIn', title: 'Tambah Media Sosial', picture: '52-social' },
    { tab: 'Informasi Pribadi', button: 'Edit Gaji', title: 'Tambah Gaji', picture: '53-salary' },
    {
      tab: 'Latar Belakang',
      button: 'Add Pengalaman Kerja',
      title: 'Tambah Pengalaman Kerja',
      picture: '54-work-experience',
    },
    {
      tab: 'Latar Belakang',
      button: 'Add Pendidikan Terakhir',
      title: 'Tambah Pendidikan Terakhir',
      picture: '55-education',
    },
    {
      tab: 'Latar Belakang',
      button: 'Add Pengalaman Organisasi',
      title: 'Tambah Pengalaman Organisasi',
      picture: '56-organisation',
    },
    {
      tab: 'Latar Belakang',
      button: 'Add Pelatihan atau Sertifikasi',
      title: 'Tambah Pelatihan atau Sertifikasi',
      picture: '57-training',
    },
    { tab: 'Latar Belakang', button: 'Add Penghargaan', title: 'Tambah Penghargaan', picture: '58-award' },
    { tab: 'Latar Belakang', button: 'Add Keahlian (Skills)', title: 'Tambah Keahlian (Skills)', picture: '59-skills' },
    {
      tab: 'Minat & Preferensi',
      button: 'Add Bahasa yang Dikuasai',
      title: 'Tambah Bahasa yang Dikuasai',
      picture: '60-language',
    },
    {
      tab: 'Minat & Preferensi',
      button: 'Add Minat Pekerjaan',
      title: 'Tambah Minat Pekerjaan',
      picture: '61-interest',
    },
    { tab: 'CV & Portofolio', button: 'Add Portofolio', title: 'Tambah Portofolio', picture: '62-portfolio' },
    { tab: 'CV & Portofolio', button: 'Upload CV', title: 'Upload CV', picture: '63-upload-cv' },
  ];
