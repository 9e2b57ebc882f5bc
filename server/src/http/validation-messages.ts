/** The messages about a field that is not valid. */
import type { FastifySchemaValidationError } from 'fastify';

/** Error of Ajv; `data` is the value that breaks the rule. */
export type BrokenRule = FastifySchemaValidationError & { data?: unknown };

/**
 * A route's own messages, keyed `field.rule`. A rule is a keyword of JSON Schema, or `missing` for a field that is
 * absent, null, blank or an empty list.
 */
export type FieldMessages = Record<string, string | ((value: unknown) => string)>;

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
  format: (format) => (format === 'date' ? 'Tanggal tidak valid.' : 'Isian ini tidak valid.'),
};

function isMissing({ keyword, data }: BrokenRule): boolean {
  if (keyword === 'required' || data === null) return true;
  return typeof data === 'string' ? data.trim() === '' : Array.isArray(data) && data.length === 0;
}

function ownMessage(field: string, rule: BrokenRule, own: FieldMessages): string | undefined {
  const message = (isMissing(rule) ? own[`${field}.missing`] : undefined) ?? own[`${field}.${rule.keyword}`];
  return typeof message === 'function' ? message(rule.data) : message;
}

/**
 * The Indonesian sentence for one rule that one field breaks (specification 1, sections 5 and 8): the route's own
 * where it has one.
 */
export function messageFor(field: string, rule: BrokenRule, own: FieldMessages = {}): string {
  const { keyword, params } = rule;
  const known = ownMessage(field, rule, own) ?? BY_FIELD[`${field}.${keyword}`];
  if (known !== undefined) return known;
  if (isMissing(rule)) return 'Wajib diisi.';
  return BY_KEYWORD[keyword]?.(params.limit ?? params.format) ?? 'Isian ini tidak valid.';
}
