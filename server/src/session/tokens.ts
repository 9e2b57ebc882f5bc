import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 bits, safe in URLs and headers. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Stored form of a token: SHA-256 in hex. A fast hash is enough, for a token cannot be guessed as a
 * password can.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
