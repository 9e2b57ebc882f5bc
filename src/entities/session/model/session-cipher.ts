import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { env } from '@/shared/config';

/** Cipher of the session cookie; `decrypt` throws, or returns garbage, for a foreign text. */
export const sessionCipher = {
  encrypt: (text: string): string => AES.encrypt(text, env.sessionCookieSecret).toString(),
  decrypt: (encrypted: string): string => AES.decrypt(encrypted, env.sessionCookieSecret).toString(Utf8),
};

export type SessionCipher = typeof sessionCipher;
