import { toReturnPath } from './return-path';
import { toSignInFailure } from './sign-in-failure';

describe('return path', () => {
  it.each(['/application', '/profile?tab=cv', '/jobs/staf-gudang#syarat', '/jobs//staf-gudang', '/'])(
    'goes back to %s',
    (from) => expect(toReturnPath({ from })).toBe(from),
  );

  it.each([
    '//evil.test',
    '//[',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '\\\\evil.test',
    'https://evil.test/profile',
    'https:evil.test',
    'javascript:alert(1)',
    ' /profile',
    'profile',
    '',
  ])('does not go to %j', (from) => expect(toReturnPath({ from })).toBeNull());

  it.each([null, undefined, 'from', {}, { from: null }, { from: 7 }, { from: ['/profile'] }])(
    'takes the state %j for none',
    (state) => expect(toReturnPath(state)).toBeNull(),
  );
});

describe('failure', () => {
  const EMAIL = 'sari@example.com';

  const refusal = (statusCode?: number, retryAfter?: number) => ({
    kind: 'http',
    status: 400,
    statusCode,
    retryAfter,
    fieldErrors: {},
  });

  const WRONG = {
    title: 'Email / Password Salah!',
    text: 'Email atau Password yang kamu input salah, dicoba lagi ya!',
  };
  const FAILED = { title: 'Terjadi Kesalahan!', text: 'Terjadi kesalahan, coba lagi nanti.' };

  it('says that address and password do not match', () => {
    expect(toSignInFailure(refusal(4003), EMAIL, false)).toStrictEqual(WRONG);
  });

  it('says so too where accounts are hidden, whose account may wait for its activation', () => {
    expect(toSignInFailure(refusal(4003), EMAIL, true)).toStrictEqual({ ...WRONG, inactive: EMAIL });
  });

  it('says whose account waits for its activation', () => {
    expect(toSignInFailure(refusal(4005), EMAIL, false)).toEqual({
      title: 'Akun Belum Diverifikasi!',
      text: 'Periksa email kamu untuk mengaktifkan akun!',
      inactive: EMAIL,
    });
  });

  it.each([
    ['another refusal', refusal(4000), FAILED],
    ['too many attempts', refusal(4029, 30), { ...FAILED, wait: 30 }],
    ['no connection', { kind: 'network', fieldErrors: {} }, FAILED],
    ['an exception', new Error('x'), FAILED],
  ])('tells of %s in general', (_what, error, failure) => {
    expect(toSignInFailure(error, EMAIL, true)).toStrictEqual(failure);
  });
});
