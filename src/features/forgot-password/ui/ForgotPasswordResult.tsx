import { isApiError } from '@/shared/api';
import { ResultDialog } from '@/shared/ui/dialog';

export type Outcome = { succeeded: true } | { succeeded: false; error: unknown };

interface ForgotPasswordResultProps {
  outcome: Outcome;
  onAcknowledge: () => void;
}

/** What the catalogue's words leave out: that the request may not have been looked at. */
function describeOtherCause(error: unknown): string | null {
  if (!isApiError(error)) return null;
  if (error.kind === 'network') return 'Jika koneksi internet Anda terputus, sambungkan lalu coba lagi.';
  return error.status === 429 ? (error.message ?? null) : null;
}

/** The result popup; every failure counts as "not registered". Specification 1, sections 2, 4, 5 and 8. */
export function ForgotPasswordResult({ outcome, onAcknowledge }: ForgotPasswordResultProps) {
  const frame = { actionLabel: 'OK', onAcknowledge, maxWidth: 300 };
  if (outcome.succeeded) {
    return (
      <ResultDialog outcome="success" title="Berhasil Reset Password!" {...frame}>
        Periksa email Anda untuk tautan reset password, dan pastikan email itu benar-benar dari Titian.
      </ResultDialog>
    );
  }
  const otherCause = describeOtherCause(outcome.error);
  return (
    <ResultDialog outcome="failure" title="Email Anda Tidak Terdaftar! " {...frame}>
      <div>Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar</div>
      {otherCause && <div>{otherCause}</div>}
    </ResultDialog>
  );
}
