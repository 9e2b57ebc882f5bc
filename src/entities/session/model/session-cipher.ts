import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { env } from '@/shared/config';

/** What the session cookie is written and read with; `decrypt` throws, or gives nonsense, for what it did not write. */
export const sessionCipher = {
  encrypt: (text: string): string => AES.encrypt(text, env.sessionCookieSecret).toString(),
  decrypt: (encrypted: string): string => AES.decrypt(encrypted, env.sessionCookieSecret).toString(Utf8),
};

export type SessionCipher = typeof sessionCipher;
