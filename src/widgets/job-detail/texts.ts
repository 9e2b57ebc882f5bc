import { textsOf } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';

interface MinimumWageTold {
  /** Amounts in words. */
  pay: string;
  minimum: string;
  province: string;
  year: number;
}

export const texts = textsOf('widgets/job-detail', {
  loading: 'Memuat lowongan',
  summary: 'Ringkasan lowongan',
  salary: {
    month: 'Gaji per bulan',
    day: 'Gaji per hari',
    hour: 'Gaji per jam',
    week: 'Gaji per minggu',
    year: 'Gaji per tahun',
  },
  pay: 'Gaji',
  terms: {
    company: 'Perusahaan',
    workplace: 'Tempat Kerja',
    workingType: 'Tipe Pekerjaan',
    province: 'Lokasi',
    city: 'Kota',
    functionOfInterest: 'Fungsi',
    industry: 'Industri',
  },
  about: 'Tentang lowongan ini',
  further: { posted: 'Ditayangkan', openings: 'Jumlah posisi', education: 'Pendidikan', experience: 'Pengalaman' },
  posted: (day: string, age: string) => `${day} (${age})`,
  openings: (people: number) => `${groupDigits(people)} orang`,
  minEducation: (level: string) => `min. ${level}`,
  minExperience: (duration: string) => `min. ${duration}`,
  noExperience: 'tanpa pengalaman',
  description: 'Deskripsi Pekerjaan',
  noDescription: 'Belum ada deskripsi.',
  requirements: 'Kualifikasi Pekerjaan',
  noRequirements: 'Belum ada kualifikasi.',
  benefits: 'Fasilitas dan Tunjangan',
  noBenefits: 'Belum ada informasi.',
  minimumWage: {
    // Specification 4, section 3.
    most: ({ pay, minimum, province, year }: MinimumWageTold) =>
      `Gaji tertinggi yang dicantumkan (${pay}) di bawah upah minimum ${province} tahun ${year}: ${minimum} per bulan.`,
    least: ({ pay, minimum, province, year }: MinimumWageTold) =>
      `Gaji terendah yang dicantumkan (${pay}) di bawah upah minimum ${province} tahun ${year}: ${minimum} per bulan.`,
    counted: (pay: string, monthly: string) => `${pay}, dihitung ${monthly} per bulan`,
    approximately: (amount: string) => `sekitar ${amount}`,
    source: (source: string) => `Sumber: ${source}.`,
    exempt: 'Usaha mikro dan kecil dikecualikan (PP 36/2021).',
  },
});
