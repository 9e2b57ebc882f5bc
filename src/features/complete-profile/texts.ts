import { textsOf } from '@/shared/lib/language';

interface DemandTold {
  asking: number;
  jobs: number;
  place: string;
}

export const texts = textsOf('features/complete-profile', {
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
  demand: {
    // Specification 4, section 5.
    education: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} meminta pendidikan tertentu.`,
    workExperience: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} meminta pengalaman kerja.`,
    language: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} menyebut kemampuan bahasa.`,
    skill: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} menyebut keahlian tertentu.`,
    personalInformation: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} menyebut domisili.`,
    expectedSalary: ({ asking, jobs, place }: DemandTold) =>
      `${asking} dari ${jobs} lowongan di ${place} menanyakan gaji yang diharapkan.`,
  },
  onlyContact: 'Perusahaan hanya melihat nama dan kontak.',
  fillIn: (things: number) => `Lengkapi ${things} hal.`,
  little: (percent: number, things: number) =>
    `Profil Anda baru terisi ${percent}%. Masih ada ${things} hal yang belum bisa dilihat perusahaan.`,
  start: 'Mulai dari:',
  applications: 'Lihat status lamaran',
  dismiss: 'Tutup',
});
