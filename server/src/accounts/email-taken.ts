import { ApiFailure } from '../http/failure';

/** The failure for an address that has an account: 4006 with `err.email`. */
export function emailTaken(): ApiFailure {
  const message = 'Email sudah terdaftar.';
  return new ApiFailure(4006, message, { err: { email: [message] } });
}
