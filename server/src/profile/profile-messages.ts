import type { FieldMessages } from '../http/validation-messages';

const MAX_PHONE_DIGITS = 15;

const digitsIn = (value: unknown): number => String(value).replace(/\D/g, '').length;

/** The messages about fields of the profile (specification 2, section 5). */
export const profileMessages: FieldMessages = {
  'name.missing': 'Nama lengkap wajib diisi.',
  'phoneNumber.pattern': (value) =>
    digitsIn(value) > MAX_PHONE_DIGITS
      ? 'Please enter 15 digits max.'
      : 'Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.',
  'identityNumber.pattern': 'NIK harus terdiri dari 16 angka.',
  'currentSalary.type': 'Gaji harus berupa angka bulat.',
  'expectedSalary.type': 'Gaji harus berupa angka bulat.',
};
