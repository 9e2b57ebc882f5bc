import { textsOf } from '@/shared/lib/language';

interface DemandTold {
  asking: number;
  jobs: number;
  place: string;
}

export const texts = textsOf('pages/profile', {
  documentTitle: 'Profil – Titian',
  title: 'Profil',
  loading: 'Memuat profil',
  failed: 'Profil Anda belum dapat ditampilkan.',
  noName: 'Nama belum diisi',
  // Specification 2, section 2, "Profile page".
  noHeadline: 'No headline available',
  edit: 'Edit',
  add: '+ Add',
  editProfile: 'Edit Profil',
  completeness: 'Kelengkapan profil',
  completenessUnknown: 'Sebagian profil tidak dapat dimuat, sehingga kelengkapannya belum diketahui.',
  retry: 'Coba lagi',
  complete: 'Profil Anda sudah lengkap. Perbarui bila ada yang berubah.',
  mostMissing: 'Yang paling menambah kelengkapan:',
  fillIn: (missing: string) => `Lengkapi ${missing}`,
  missing: {
    personalInformation: 'informasi pribadi',
    workExperience: 'pengalaman kerja',
    education: 'pendidikan terakhir',
    photo: 'foto profil',
    skill: 'keahlian',
    headline: 'headline dan tentang saya',
    language: 'bahasa',
    interest: 'minat pekerjaan',
    expectedSalary: 'gaji yang diharapkan',
    social: 'media sosial',
  },
  tabsLabel: 'Bagian profil',
  tabs: {
    'informasi-pribadi': 'Informasi Pribadi',
    'latar-belakang': 'Latar Belakang',
    'minat-preferensi': 'Minat & Preferensi',
    'cv-portofolio': 'CV & Portofolio',
  },
  personalInformation: 'Informasi Pribadi',
  editPersonalInformation: (action: string) => `${action} Informasi Pribadi`,
  fields: {
    gender: 'Jenis kelamin',
    birth: 'Tempat, tanggal lahir',
    email: 'E-mail',
    phone: 'Telepon',
    address: 'Alamat',
    city: 'Kabupaten / Kota',
    province: 'Provinsi',
  },
  notFilledIn: (field: string) => `${field} belum diisi`,
  cv: 'CV',
  cvHint: 'CV dibuat dari profil Anda dan diunduh sebagai PDF.',
  demand: {
    // Specification 4, section 5.
    education: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} meminta pendidikan tertentu.`,
    workExperience: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} meminta pengalaman kerja.`,
  },
});
