import { describeError, isApiError, isCancelled } from '@/shared/api';

/** The general sentence for a registration that failed in a way that no field can show. Specification 1, section 8. */
export function describeSignUpFailure(error: unknown): string {
  if (isApiError(error) && error.kind === 'network' && !isCancelled(error)) {
    return 'Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi. Isian Anda tidak hilang.';
  }
  return describeError(error, 'Pendaftaran belum berhasil. Coba lagi nanti.');
}
