import { candidateSkills } from '../../db/profile-schema';
import type { NameList } from './name-list';

/** Skills (specification 2, sections 4 and 5). */
export const skills: NameList = {
  path: 'skill',
  title: 'Keahlian',
  resource: 'CandidateSkill',
  table: candidateSkills,
  field: 'skill',
  limit: { total: 50, message: 'Anda hanya dapat menyimpan 50 keahlian.' },
  fieldMessages: {
    'skill.missing': 'Keahlian tidak boleh kosong!',
    'skill.maxItems': 'Maksimal 10 keahlian sekali simpan.',
    'skill.maxLength': 'Nama keahlian maksimal 100 karakter.',
  },
  messages: {
    added: 'Keahlian berhasil ditambahkan.',
    unchanged: 'Tidak ada skill baru yang ditambahkan.',
    deleted: 'Keahlian berhasil dihapus.',
  },
  toData: (skill) => ({ skill }),
};
