/** The package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Decrypts a body of `aes128gcm` with the receiver's key pair and secret (RFC 8291). */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
