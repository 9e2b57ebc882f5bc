import { isApiError } from '@/shared/api';

/** How a request for a link ended; every failure counts as "not registered". Specification 1, section 5. */
export type Outcome = { succeeded: true } | { succeeded: false; error: unknown };

interface OutcomeTexts {
  title: string;
  /** One sentence or more each. */
  texts: string[];
}

/** What the catalogue's words leave out: that the request may not have been looked at. */
function describeOtherCause(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.kind === 'network') return 'Jika koneksi internet Anda terputus, sambungkan lalu coba lagi.';
  return error.status === 429 ? (error.message ?? null) : null;
}

/** The words for an outcome. Specification 1, sections 4 and 8. */
export function describeOutcome(outcome: Outcome): OutcomeTexts {
  if (outcome.succeeded) {
    return {
      title: 'Berhasil Reset Password!',
      texts: ['Periksa email Anda untuk tautan reset password, dan pastikan email itu benar-benar dari Titian.'],
    };
  }
  const otherCause = describeOtherCause(outcome.error);
  return {
    title: 'Email Anda Tidak Terdaftar! ',
    texts: [
      'Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar',
      ...(otherCause ? [otherCause] : []),
    ],
  };
}
