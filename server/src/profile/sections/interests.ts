import { candidateInterests } from '../../db/profile-schema';
import type { NameList } from './name-list';

/** Job interests: names of functions (specification 2, section 3). */
export const interests: NameList = {
  path: 'interest',
  title: 'Minat pekerjaan',
  resource: 'CandidateInterest',
  table: candidateInterests,
  field: 'functionOfInterest',
  limit: { total: 20, message: 'Anda hanya dapat menyimpan 20 minat pekerjaan.' },
  fieldMessages: {
    'functionOfInterest.missing': 'Minat pekerjaan tidak boleh kosong!',
    'functionOfInterest.maxItems': 'Maksimal 20 minat pekerjaan sekali simpan.',
    'functionOfInterest.maxLength': 'Nama minat pekerjaan maksimal 100 karakter.',
  },
  messages: {
    added: 'Minat pekerjaan berhasil ditambahkan.',
    unchanged: 'Tidak ada minat pekerjaan baru yang ditambahkan.',
    deleted: 'Minat pekerjaan berhasil dihapus.',
  },
  toData: (items) => items,
};
