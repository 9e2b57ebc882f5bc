import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/jobs', {
  documentTitle: 'Lowongan Pekerjaan – Titian',
  title: 'Lowongan Pekerjaan',
  claim: 'Temukan pekerjaan yang sesuai, dari kantor sampai kerja jarak jauh, di seluruh Indonesia.',
});
