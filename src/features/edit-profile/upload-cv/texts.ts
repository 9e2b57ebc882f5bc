import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/upload-cv', {
  // Specification 2, section 2.
  upload: 'Upload CV',
  unavailable: 'Penyimpanan CV belum tersedia. File yang Anda pilih tetap di perangkat Anda.',
  choose: 'Pilih PDF',
  noFile: 'Belum ada file. Hanya PDF.',
  noPdf: 'File harus berupa PDF.',
  fileMissing: 'Pilih file PDF terlebih dahulu.',
  notSaved: (file: string) => `${file} belum disimpan: penyimpanan CV belum tersedia.`,
  cancel: 'Cancel',
  submit: 'Submit',
});
