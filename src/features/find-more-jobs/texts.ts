import { textsOf } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';

export const texts = textsOf('features/find-more-jobs', {
  any: 'Semua',
  // Options that do not read as their values.
  options: {
    postedWithin: (days: number) => `${days} hari terakhir`,
  },
  counting: 'Menghitung lowongan tiap pilihan',
  uncounted: 'Pilihan filter belum bisa dimuat.',
  option: (label: string, jobs: number) => `${label} (${groupDigits(jobs)})`,
  // Specification 4, section 2.
  minSalary: 'Gaji minimal',
  salaryFrom: (million: number) => `Rp ${String(million).replace('.', ',')} juta`,
  amount: (rupiah: number) => `Rp ${groupDigits(rupiah)}`,
  includeUnstated: 'Sertakan yang tidak mencantumkan gaji',
  postedWithin: 'Tayang dalam',
  education: 'Syarat pendidikan maksimal',
  experience: 'Syarat pengalaman maksimal',
  noExperience: 'Tanpa pengalaman',
  months: (months: number) => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    return [years > 0 && `${years} tahun`, rest > 0 && `${rest} bulan`].filter(Boolean).join(' ');
  },
  function: 'Bidang',
  city: 'Kota atau kabupaten',
  near: 'Mudah dijangkau dari',
  chosenFilters: 'Filter yang dipakai',
  // Each takes the label of the chosen option.
  chosen: {
    minSalary: (salary: string) => `Gaji ≥ ${salary}`,
    education: (level: string) => `Maks. ${level}`,
    experience: (time: string) => `Pengalaman ≤ ${time}`,
    near: (city: string) => `Dekat ${city}`,
  },
  chosenStated: 'Hanya yang mencantumkan gaji',
  leftOut: (words: string) => `Bukan ${words}`,
  queryFilters: 'Dari pencarian',
  removeFilter: (filter: string) => `Hapus filter ${filter}`,
  clearMore: 'Hapus filter',
  places: 'Saran lokasi',
  placeOf: (city: string, province: string) => `${city}, ${province}`,
  isIn: (place: string, province: string) => `${place} ada di ${province}`,
  // Specification 4, section 2.
  related: (jobs: number) => `Juga cocok (${groupDigits(jobs)})`,
  notNew: (jobs: number) => `Lowongan lain (${groupDigits(jobs)})`,
  without: (words: string) => `tanpa: ${words}`,
  reasons: {
    title: 'di judul',
    company: 'ada di nama perusahaan',
    place: (name: string) => `di ${name}`,
    workingType: (name: string) => `jenis pekerjaan: ${name}`,
    workplace: (name: string) => `tempat kerja: ${name}`,
    like: (words: string) => `mirip: ${words}`,
    function: (words: string) => `di bidang: ${words}`,
    industry: (words: string) => `di industri: ${words}`,
    requirements: (words: string) => `di persyaratan: ${words}`,
    description: (words: string) => `di deskripsi: ${words}`,
  },
});
