import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's recommended cost: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two keyboards may send the same letter composed or decomposed; both must open the account. */
const canonical = (plain: string): string => plain.normalize('NFC');

/** The argon2id hash to store for a password; every character counts, however long it is. */
export function hashPassword(plain: string): Promise<string> {
  return hash(canonical(plain), COST);
}

/** Whether `plain` is the password that `passwordHash` was made from. */
export function verifyPassword(passwordHash: string, plain: string): Promise<boolean> {
  return verify(passwordHash, canonical(plain));
}

let unmatchable: Promise<string> | undefined;

/** Does the work of a comparison that cannot succeed, so that an unknown e-mail takes as long as a wrong password. */
export async function verifyAgainstNothing(plain: string): Promise<false> {
  unmatchable ??= hashPassword(crypto.randomUUID());
  await verifyPassword(await unmatchable, plain);
  return false;
}
