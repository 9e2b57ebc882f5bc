import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/shared-link', {
  documentTitle: 'Tautan yang dibagikan – Titian',
  title: 'Bukan tautan lowongan Titian',
  reason: 'Yang dibagikan ke Titian tidak berisi tautan lowongan dari situs ini.',
  shared: 'Yang dibagikan',
  search: 'Cari kata ini di Titian',
  allJobs: 'Lihat semua lowongan',
});
