import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/upload-cv', {
  // Specification 2, section 2.
  upload: 'Upload CV',
  unavailable: 'Penyimpanan CV belum tersedia. Berkas yang Anda pilih tetap di perangkat Anda.',
  choose: 'Pilih PDF',
  noFile: 'Belum ada berkas. Hanya PDF.',
  noPdf: 'Berkas harus berupa PDF.',
  fileMissing: 'Pilih berkas PDF terlebih dahulu.',
  notSaved: (file: string) => `${file} belum disimpan: penyimpanan CV belum tersedia.`,
  cancel: 'Cancel',
  submit: 'Submit',
});
