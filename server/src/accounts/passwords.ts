import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id with OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many passwords are hashed at once in one process: one core stays for everything else, and the threads of Node that
 * hash read files too.
 */
const concurrency = pLimit(Math.min(4, Math.max(1, availableParallelism() - 1)));

/** Two keyboards may send the same letter composed or decomposed; both must open the account. */
const canonical = (plain: string): string => plain.normalize('NFC');

/** The argon2id hash to store for a password; every character counts, however long it is. */
export function hashPassword(plain: string): Promise<string> {
  return concurrency(() => hash(canonical(plain), COST));
}

/**
 * The same text for the same password and `salt`, as hard to guess from as what `hashPassword` gives: for telling whether
 * a repeated call has the same password.
 */
export async function digestPassword(plain: string, salt: string): Promise<string> {
  const saltBytes = createHash('sha256').update(salt).digest().subarray(0, 16);
  const digest = await concurrency(() => hashRaw(canonical(plain), { ...COST, salt: saltBytes }));
  return digest.toString('base64url');
}

/** True when `plain` is the password that `passwordHash` was made from. */
export function verifyPassword(passwordHash: string, plain: string): Promise<boolean> {
  return concurrency(() => verify(passwordHash, canonical(plain)));
}

let unmatchable: Promise<string> | undefined;

/** Does the work of a comparison that cannot succeed, so that an unknown e-mail takes as long as a wrong password. */
export async function verifyAgainstNothing(plain: string): Promise<false> {
  unmatchable ??= hashPassword(crypto.randomUUID());
  await verifyPassword(await unmatchable, plain);
  return false;
}
