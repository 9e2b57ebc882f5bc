import { isApiError } from '@/shared/api';

/**
 * What to tell about a training that could not be saved. Specification 2, section 8.
 *
 * @param error what the call was rejected with: an `ApiError`, or anything that went wrong on this side
 */
export function describeFailure(error: unknown): string {
  if (!isApiError(error) || error.kind === 'contract') return 'Terjadi kesalahan tidak terduga.';
  if (error.kind === 'network') return 'Tidak dapat terhubung ke server.';
  return error.message ?? Object.values(error.fieldErrors).flat()[0] ?? 'Gagal menyimpan pelatihan atau sertifikasi.';
}
