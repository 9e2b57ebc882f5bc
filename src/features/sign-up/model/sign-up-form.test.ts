import { ValidationError } from 'yup';
import { toRegistration, describeSignUpFailure } from './sign-up-form';
import type { SignUpValues } from './sign-up-form';
import { signUpSchema } from './sign-up-schema';

describe('form', () => {
  const PASSWORD_RULE =
    'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).';

  const makeValues = (changes: Partial<SignUpValues> = {}): SignUpValues => ({
    name: 'Sari Wulandari',
    email: 'sari@example.com',
    phoneNumber: '81234567890',
    password: 'Rahasia!',
    confirmPassword: changes.password ?? 'Rahasia!',
    terms: true,
    ...changes,
  });

  /** Messages by field. */
  function problemsOf(values: SignUpValues): Record<string, string> {
    try {
      signUpSchema.validateSync(values, { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
    }
  }

  it.each<[keyof SignUpValues, string | boolean, string]>([
    ['name', '', 'Nama lengkap wajib diisi.'],
    ['name', '   ', 'Nama lengkap wajib diisi.'],
    ['email', 'sari', 'Format email tidak valid.'],
    ['email', 'siti @gmail.com', 'Format email tidak valid.'],
    ['phoneNumber', '', 'Nomor telepon wajib diisi.'],
    ['password', 'Abc!5', PASSWORD_RULE],
    ['password', 'A!😀😀😀', PASSWORD_RULE],
    ['password', 'rahasia!', PASSWORD_RULE],
    ['password', 'Rahasia1', PASSWORD_RULE],
    ['confirmPassword', 'Rahasia?', 'Password dan konfirmasi password tidak cocok.'],
    ['terms', false, 'Anda harus Ceklist Syarat dan Ketentuan.'],
  ])('refuses %s "%s"', (name, value, message) => {
    expect(problemsOf(makeValues({ [name]: value }))).toEqual({ [name]: message });
  });

  it.each<[keyof SignUpValues, string]>([
    ['name', 'Suharto'],
    ['name', "H. Abd. Ma'ruf, S.Pd."],
    ['name', 'a'.repeat(1000)],
    ['email', ' sari@example.com '],
    ['email', 'siti@gmail'],
    ['email', `${'a'.repeat(250)}@b.id`],
    ['phoneNumber', '8'],
    ['phoneNumber', '81234567890123456'],
    ['password', 'Abcd!6'],
    ['password', 'Abcd1@'],
    ['password', 'Abcd1#'],
    ['password', 'Abcd1$'],
    ['password', 'Abcd1%'],
    ['password', 'Abcd1^'],
    ['password', 'Abcd1&'],
    ['password', 'Abcd1*'],
    ['password', ' Kopi ☕! '],
    ['password', `A!${'x'.repeat(500)}`],
  ])('accepts %s "%s"', (name, value) => {
    expect(problemsOf(makeValues({ [name]: value }))).toEqual({});
  });

  it('sends neither the confirmation nor the terms', () => {
    const values = makeValues({ name: ' Sari Wulandari ', email: ' sari@example.com ', password: ' Kopi ☕! ' });
    expect(toRegistration(values)).toEqual({
      name: 'Sari Wulandari',
      email: 'sari@example.com',
      phoneNumber: '+6281234567890',
      password: ' Kopi ☕! ',
    });
  });
});

describe('failure', () => {
  const UNREACHABLE =
    'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tidak hilang.';
  const FAILED = 'Pendaftaran belum berhasil. Coba lagi nanti.';

  it.each([
    ['no connection', { kind: 'network', fieldErrors: {} }, UNREACHABLE],
    ['a refusal in the provider’s words', { kind: 'http', message: 'Ditolak', fieldErrors: {} }, 'Ditolak'],
    ['a refusal without a word', { kind: 'http', fieldErrors: {} }, FAILED],
    ['a response that is none', { kind: 'contract', fieldErrors: {} }, FAILED],
    ['an exception', new Error('x'), FAILED],
    [
      'a call that the candidate gave up',
      { kind: 'network', isCancelled: true, message: 'Dibatalkan.', fieldErrors: {} },
      'Dibatalkan.',
    ],
  ])('describes %s', (_what, error, sentence) => {
    expect(describeSignUpFailure(error)).toBe(sentence);
  });
});
