/** What people are told about a field that is not valid. */
import type { FastifySchemaValidationError } from 'fastify';

const PASSWORD_RULE =
  'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).';

/** Messages for particular rules of particular fields, keyed `field.keyword`; the password's is the specification's. */
const BY_FIELD: Record<string, string> = {
  'password.minLength': PASSWORD_RULE,
  'password.pattern': PASSWORD_RULE,
  'phoneNumber.pattern': 'Nomor telepon harus diawali +62 dan diikuti 7 sampai 13 angka.',
  'email.format': 'Format email tidak valid.',
  'name.pattern': 'Wajib diisi.',
};

const BY_KEYWORD: Record<string, (limit: unknown) => string> = {
  required: () => 'Wajib diisi.',
  minLength: (limit) => (limit === 1 ? 'Wajib diisi.' : `Minimal ${String(limit)} karakter.`),
  maxLength: (limit) => `Maksimal ${String(limit)} karakter.`,
  minimum: (limit) => `Minimal ${String(limit)}.`,
  maximum: (limit) => `Maksimal ${String(limit)}.`,
  enum: () => 'Pilihan ini tidak tersedia.',
  additionalProperties: () => 'Isian ini tidak dikenal.',
};

/** The Indonesian sentence for one rule that one field breaks (specification 1, sections 5 and 8). */
export function messageFor(field: string, { keyword, params }: FastifySchemaValidationError): string {
  return BY_FIELD[`${field}.${keyword}`] ?? BY_KEYWORD[keyword]?.(params.limit) ?? 'Isian ini tidak valid.';
}
