import type { Rule } from '../signal';
import { anyOf, part, regex } from '../any-of';
import lists from './account.json';
import { OTHERS, PAY_RECEIVED, WARNING } from '../words';

const ACCOUNT =
  '(?:rekening|rek|akun (?:bank|dana|ovo|gopay|shopeepay|e-?wallet)|m-?banking|mobile banking|buku tabungan|e-?wallet|dompet digital|(?:kartu )?atm)';
const OWN =
  '(?:pribadi|sendiri|anda|kamu|kakak|kak|mas|mbak|kalian|karyawan|pekerja|pelamar|milik|atas nama (?:sendiri|anda|kamu|pribadi|pelamar))';
const OWN_ACCOUNT = part`
  (?:${ACCOUNT}(?: bank| bca| bri| bni| mandiri)? ${OWN}
    |(?:your|their|his|her|own|personal)(?: (?:own|personal|bank|paypal|e-?wallet|mobile|money|or|and)){0,4} (?:accounts?|wallets?))`;
const MONEY = '(?:dana|uang|transfer(?:an)?|pembayaran|kiriman|omzet|payments?|money|funds|transfers?|deposits?)';
const RECEIVE = anyOf(lists.receiving);
const FORWARD = anyOf(lists.forwarding);
/** Only this is denied, whatever else the sentence denies. */
const notDone = (verbs: string): RegExp =>
  regex`\b(?:tidak|jangan|dilarang|bukan|never|not|don'?t|tanpa|no)\b(?: (?!cukup|hanya|tinggal|tapi|but)\S{1,30}){0,5}? (?:di ?)?(?:${verbs})`;

const CODE = anyOf(lists.codes);
const TELL = anyOf([part`(?:di ?)?${lists.passingOn}`, ...lists.telling]);

const THROUGH =
  '(?:di|ke|pada|lewat|melalui|via|dengan|pakai|in|into|to|through|using|menggunakan|memakai|gunakan|use)';

const common = { kind: 'identity', scope: 'sentence', unlessSentence: [WARNING] } as const;
/**
 * The candidate's account for the money of others, and one-time codes. Both count as a task too: advertisements of money
 * mules call them the work. Specification 4, section 7.
 */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'identity-own-account',
    patterns: [
      regex`\b${OWN_ACCOUNT}\b.{0,50}?\b(?:${RECEIVE}|${FORWARD}|transaksi|perputaran)\b`,
      regex`\b(?:${RECEIVE}|masuk|(?:di ?)?transfer(?:kan)?|pakai|memakai|menggunakan|gunakan|use|using)\b.{0,50}?\b${THROUGH} (?:the )?${OWN_ACCOUNT}\b`,
      /\b(?:kartu )?atm (?:milik )?orang\b/,
      regex`\b${ACCOUNT}\b.{0,30}?\b(?:untuk|buat|to) (?:(?:me)?n?ampung|tampung|terusan)`,
      regex`\b${ACCOUNT} (?:\w{1,20} )?penampung(?:an)?\b`,
      regex`\b${RECEIVE}\b.{0,40}?\b${MONEY}\b.{0,50}?\b${FORWARD}(?!.{0,25}\b${lists.departments}\b)`,
      regex`\b(?:meneruskan|teruskan|penerusan|forward(?:ing)?) (?:\w{1,20} ){0,2}?${MONEY}\b(?!.{0,25}\b${[...lists.departments, ...lists.forwardedAtWork]}\b)`,
      regex`\b${lists.renting} (?:(?!produk|tabungan|nasabah)\w{1,20} ){0,2}?(?:${ACCOUNT}|bank accounts?|akun bank)\b(?! (?:koran|listrik|nasabah|efek|tabungan))`,
      regex`\b${ACCOUNT}\b(?: \w{1,20}){0,3}?,? (?:di ?)?(?:jual|beli|sewa(?:kan)?|pinjam(?:kan)?)\b`,
      /\bdeposit (?:it|them|the (?:check|cheque|money)) (?:in)?to your\b/,
      regex`\b(?:rent|sell|buy|lend|borrow) (?:us |out )?(?:your |their )?(?:unused |idle )?bank accounts?\b`,
    ],
    unless: [PAY_RECEIVED, notDone(part`(?:boleh |pernah |akan )*${lists.using}`)],
  },
  {
    ...common,
    id: 'identity-code',
    patterns: [
      regex`\b${TELL}\b.{0,45}?\b${CODE}\b`,
      regex`\b${CODE}\b.{0,55}?\b${TELL}\b`,
      regex`\bsms\b.{0,40}\b(?:kode|angka|digit)\b.{0,30}\b${TELL}\b`,
    ],
    unless: [
      OTHERS,
      notDone(`(?:boleh |pernah |akan )*(?:${TELL}|${CODE}|ask)`),
      /\b(?:rahasia|confidential|secret)\b|\b(?:gateway|aplikasi|fitur|sistem|system|app|api)\b/,
    ],
  },
];
