import { boolean, object, ref, string } from 'yup';
import type { components } from '@contract';

export interface SignUpValues {
  name: string;
  email: string;
  /** The digits after +62. */
  phoneNumber: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export const initialSignUpValues: SignUpValues = {
  name: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

export const PHONE_PREFIX = '+62';

const PASSWORD_RULE =
  'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).';

const PASSWORD_LIMIT = 128;

/** Characters are counted as the provider counts them: an emoji is one. */
const lengthOf = (text: string): number => [...text].length;

const meetsPasswordRule = (password: string): boolean =>
  lengthOf(password) >= 6 && /[A-Z]/.test(password) && /[!@#$%^&*]/.test(password);

/** Specification 1, section 5, "Sign-up"; the limits are the contract's. */
export const signUpSchema = object({
  name: string().trim().required('Nama lengkap wajib diisi.').max(100, 'Nama lengkap maksimal 100 karakter.'),
  email: string()
    .trim()
    .required('Email wajib diisi.')
    .email('Format email tidak valid.')
    .max(254, 'Email maksimal 254 karakter.'),
  phoneNumber: string()
    .required('Nomor telepon wajib diisi.')
    .matches(/^[0-9]{7,13}$/, 'Nomor telepon harus terdiri dari 7 sampai 13 angka setelah +62.'),
  password: string()
    .required('Password wajib diisi.')
    .test('rule', PASSWORD_RULE, (password) => !password || meetsPasswordRule(password))
    .test('limit', `Password maksimal ${PASSWORD_LIMIT} karakter.`, (password) => {
      return !password || lengthOf(password) <= PASSWORD_LIMIT;
    }),
  confirmPassword: string()
    .required('Konfirmasi password wajib diisi.')
    .oneOf([ref('password')], 'Password dan konfirmasi password tidak cocok.'),
  terms: boolean().oneOf([true], 'Anda harus Ceklist Syarat dan Ketentuan.'),
});

/** The body of the call: the confirmation and the terms are not sent. Specification 1, section 7. */
export const toRegistration = (values: SignUpValues): components['schemas']['Registration'] => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phoneNumber: PHONE_PREFIX + values.phoneNumber,
  password: values.password,
});
