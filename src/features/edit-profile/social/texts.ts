import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/social', {
  title: 'Media Sosial',
  // Specification 2, section 2.
  noLink: (network: string) => `No ${network} link included`,
  edit: (network: string) => `Edit ${network}`,
  delete: (network: string) => `Delete ${network}`,
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'Data berhasil dihapus.',
  // Specification 2, section 8.
  deleteFailed: 'Error deleting social media',
  add: 'Tambah Media Sosial',
  change: 'Ubah Media Sosial',
  added: 'Berhasil Menyimpan Media Sosial!',
  changed: 'Berhasil Mengubah Media Sosial!',
  failed: 'Media sosial gagal disimpan. Coba lagi.',
  address: (network: string) => `URL ${network}`,
  example: (address: string) => `Contoh: ${address}`,
  exampleNames: { linkedin: 'nama-anda', instagram: 'nama_anda' },
  addressMissing: 'URL tidak boleh kosong.',
  addressInvalid: 'Masukkan URL yang valid.',
});
