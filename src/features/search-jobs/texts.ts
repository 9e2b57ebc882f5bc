import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/search-jobs', {
  form: 'Lowongan',
  // Specification 1, section 2.
  text: 'Search by job title, company, keywords',
  textExample: 'Contoh: Staf Administrasi',
  find: 'Find',
  filter: 'Filter',
  filterCount: (filters: number) => `Filter (${filters})`,
  location: 'Lokasi',
  locationExample: 'Nama provinsi',
  workingType: 'Jenis pekerjaan',
  everyWorkingType: 'Semua jenis',
  workplace: 'Tempat kerja',
  everyWorkplace: 'Semua tempat',
  reset: 'Reset',
  moreFilters: 'Filter lainnya',
  moreFilterCount: (filters: number) => `Filter lainnya (${filters})`,
  recent: 'Pencarian terakhir',
  sort: 'Urutkan',
  // Specification 1, section 9.
  sorts: { newest: 'Newest', oldest: 'Oldest', match: 'Paling cocok' },
});
