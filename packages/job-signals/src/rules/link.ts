import { regex } from '../any-of';
import type { Rule } from '../signal';

const SHORT = String.raw`(?:\b(?:bit\.ly|s\.id|tinyurl\.com|cutt\.ly|rb\.gy|shorturl\.at|is\.gd|t\.ly|linktr\.ee|lynk\.id|goo\.gl|ow\.ly|t\.co|msha\.ke|rebrand\.ly|tiny\.cc|v\.gd|bitly\.ws|shorten\.\w{2,5}|me2\.\w{2,5}|intip\.in)\/\S)`;
const FORM = String.raw`(?:\b(?:forms\.gle|docs\.google\.com\/forms|jotform|typeform|form|formulir|link|tautan|website|web|https?)\b|\.(?:top|xyz|site|online|club|icu|vip|shop|cc|live|fun|click|buzz)\b)`;
const DATA = String.raw`(?:nik|ktp|kk|npwp|no(?:mor|\.)? ?rek\w*|rekening|pin|password|(?:kata )?sandi|user ?id|otp|cvv|nomor kartu|masa berlaku|internet banking|m-?banking|mobile banking|data (?:diri|pribadi|lengkap|bank|rekening)|ibu kandung|account number|id number|passport|bank statement)`;
const FILL =
  '(?:isi|diisi|mengisi|lengkapi|masukkan|login|log in|klik|daftar|registrasi|verifikasi|fill|enter|register|submit|unggah|upload)';

/** A short link, or a form that asks for data: where it leads is not to be seen. Specification 4, section 14. */
export const LINK_RULES: readonly Rule[] = [
  {
    id: 'link-short',
    kind: 'link',
    scope: 'sentence',
    patterns: [new RegExp(SHORT)],
  },
  {
    id: 'link-form',
    kind: 'link',
    scope: 'sentence',
    patterns: [regex`${FORM}.{0,80}\b${DATA}\b`, regex`\b${FILL}\b.{0,60}\b${DATA}\b.{0,60}${FORM}`],
    beside: [regex`\b${FILL}\b`],
  },
];
