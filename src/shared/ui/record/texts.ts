import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/record', {
  // The English words are those of specification 2, section 2.
  add: 'Add',
  addTo: (section: string) => `Add ${section}`,
  edit: (record: string) => `Edit ${record}`,
  delete: (record: string) => `Delete ${record}`,
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'Data berhasil dihapus.',
  deleteFailed: 'Data gagal dihapus. Coba lagi.',
  draftLeft: 'Ada draf yang belum disimpan ke profil.',
  continueDraft: 'Lanjutkan',
  discardDraft: 'Buang',
  loadFailed: 'Bagian ini tidak dapat dimuat.',
});
