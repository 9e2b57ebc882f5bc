/** The `uidb64` of a reset link: the candidate's id in base64url. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Candidate id as encoded in a reset link (`uidb64`). */
export function toUidb64(candidateId: string): string {
  return Buffer.from(candidateId).toString('base64url');
}

/** The candidate's id, or null for text that `toUidb64` cannot have made. */
export function fromUidb64(uidb64: string): string | null {
  const candidateId = Buffer.from(uidb64, 'base64url').toString();
  return UUID.test(candidateId) ? candidateId : null;
}
