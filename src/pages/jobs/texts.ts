import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/jobs', {
  documentTitle: (search: string, page: number) =>
    `${search || 'Lowongan Pekerjaan'}${page > 1 ? `, halaman ${page}` : ''} – Titian`,
  title: 'Lowongan Pekerjaan',
  claim: 'Temukan pekerjaan yang sesuai, dari kantor sampai kerja jarak jauh, di seluruh Indonesia.',
});
