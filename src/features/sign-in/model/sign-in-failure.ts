import { isApiError } from '@/shared/api';

export interface SignInFailure {
  title: string;
  text: string;
  /** Seconds that the provider asks to wait. */
  wait?: number;
  /** Whose account waits for its activation. */
  inactive?: string;
}

/** What the popup says about a sign-in with `email` that failed. Specification 1, section 8. */
export function toSignInFailure(error: unknown, email: string): SignInFailure {
  const { statusCode, retryAfter } = isApiError(error) ? error : {};
  if (statusCode === 4003) {
    return {
      title: 'Email / Password Salah!',
      text: 'Email atau Password yang kamu input salah, dicoba lagi ya!',
    };
  }
  if (statusCode === 4005) {
    return {
      title: 'Akun Belum Diverifikasi!',
      text: 'Periksa email kamu untuk mengaktifkan akun!',
      inactive: email,
    };
  }
  return {
    title: 'Terjadi Kesalahan!',
    text: 'Terjadi kesalahan, coba lagi nanti.',
    ...(retryAfter === undefined ? {} : { wait: retryAfter }),
  };
}
