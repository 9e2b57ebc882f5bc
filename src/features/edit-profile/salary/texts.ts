import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/salary', {
  title: 'Gaji',
  current: 'Gaji saat ini',
  expected: 'Gaji yang diharapkan',
  missing: (salary: string) => `${salary} belum diisi`,
  edit: 'Edit',
  editSalary: 'Edit Gaji',
  delete: 'Delete',
  deleteSalary: 'Delete Gaji',
  confirmDelete: 'Are you sure you want to delete?',
  deleted: 'Data berhasil dihapus.',
  deleteFailed: 'Data gagal dihapus. Coba lagi.',
  add: 'Tambah Gaji',
  change: 'Ubah Gaji',
  added: 'Berhasil Menyimpan Gaji!',
  changed: 'Berhasil Mengubah Gaji!',
  failed: 'Gaji gagal disimpan. Coba lagi.',
  currentAmount: 'Gaji Saat Ini',
  expectedAmount: 'Gaji yang Diharapkan',
  unit: 'Dalam rupiah per bulan',
  bothMissing: 'Isi gaji saat ini atau gaji yang diharapkan',
});
