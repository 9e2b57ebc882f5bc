/** Tables about requests, for some time: counts, stored responses, security events. */
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How often a limit was used within its present window; see `http/rate-limits.ts`. */
export const rateLimitWindows = pgTable(
  'rate_limit_windows',
  {
    /** A limit's name and the SHA-256 of whom it counts: no address and no e-mail stands here. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limit_windows_ends_idx').on(table.endsAt)],
);

/** The response to a call with an `Idempotency-Key`; see `http/idempotency.ts`. */
export const storedResponses = pgTable(
  'idempotent_answers',
  {
    /** SHA-256 of the caller and the key. */
    keyHash: text('key_hash').primaryKey(),
    /** SHA-256 of the caller. */
    callerHash: text('caller_hash').notNull(),
    /** SHA-256 of the call: the same key with another one is a mistake. */
    fingerprint: text('fingerprint').notNull(),
    /** Null while the call is running; only its own transaction ever sees that. */
    status: integer('status'),
    /** The response's JSON. */
    body: text('body'),
    /**
     * The candidate that the response is about. A trigger deletes it with the candidate: see the migration
     * `init`. A foreign key would lock the candidate, which a call of theirs locks too, in another way.
     */
    candidateId: uuid('candidate_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('idempotent_answers_created_idx').on(table.createdAt),
    index('idempotent_answers_candidate_idx').on(table.candidateId),
    index('idempotent_answers_caller_idx').on(table.callerHash, table.createdAt),
  ],
);

export const SECURITY_EVENT_KINDS = [
  'signed-up',
  'sign-up-refused',
  'activated',
  'signed-in',
  'sign-in-failed',
  'password-refused',
  'password-changed',
  'phone-changed',
  'session-ended',
  'email-change-requested',
  'email-change-cancelled',
  'email-changed',
  'email-change-undone',
  'export-started',
  'deletion-requested',
  'deletion-cancelled',
  'deleted',
] as const;

/**
 * Events of accounts; see `accounts/security-events.ts`. A row is deleted with its candidate; the event of a
 * deletion stays, without an id (`accounts/deletion/erase-candidate.ts`).
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    kind: text('kind', { enum: SECURITY_EVENT_KINDS }).notNull(),
    /** The caller's IPv4 address or IPv6 network; null for an operator. */
    address: text('address'),
    /** Null where no account has the e-mail address that was tried. */
    candidateId: uuid('candidate_id'),
  },
  (table) => [
    index('security_events_at_idx').on(table.at),
    index('security_events_candidate_idx').on(table.candidateId, table.at),
  ],
);
