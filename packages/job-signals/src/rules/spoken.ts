import { anyOf, part, regex } from '../any-of';
import lists from './spoken.json';
import { SUM, withoutExemptMoney } from '../money-exemptions';
import type { Rule } from '../signal';
import { INCOME, OTHERS, TASK } from '../words';

/** A sum as it is said to a person: "400 dulu", "dua ratus". No year. */
const SAID = String.raw`(?:(?!20[12]\d\b)\d{2,4}(?:an)?(?![\d.,]{0,9}\d)|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se) ?(?:ratus|puluh|juta|ribu))`;
/** Units of numbers that are no sums of money. */
const COUNTED = String.raw`(?! ?(?:${lists.counted.join('|')}))`;
const ANY = part`(?:${SUM}|${SAID}${COUNTED})`;
const GIVE = anyOf(lists.giving);
const FEE = anyOf(lists.fees);
const PERSON = String.raw`(?:kakak|kamu|anda|kak|mas|mbak|dek|adik|bapak|ibu|bu|pak|peserta|karyawan|pelamar)`;
/** Those who get what a candidate pays. */
const PAYEE = part`(?:untuk|buat|ke|kepada|sama|bagi) (?:${PERSON} )?${lists.payees}`;
/** Before the work, or when it is sure. */
const MOMENT = String.raw`(?:dulu|di ?(?:awal|muka|depan)|(?:pas|saat|sebelum|setelah|sesudah|kalau) (?:masuk|mulai|kerja|lolos|di ?terima|interview|training|berangkat|ttd|tanda tangan|hari pertama|absen)|cash)`;

const FROM_OTHERS = regex`\bdari (?:\w{1,20} ){0,2}${OTHERS.source}`;

const common = { kind: 'money', scope: 'sentence', reads: withoutExemptMoney } as const;
/** Money, and codes, that a chat asks for as people speak. Specification 4, section 14. */
export const SPOKEN_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'spoken-return',
    patterns: [regex`\b${GIVE}\b.{0,25}\b${SAID}.{0,40}\b(?:balik|kembali|jadi|dapat|terima)\b.{0,12}\d{2}`],
    unless: [TASK],
  },
  {
    ...common,
    id: 'spoken-sum',
    scope: 'clause',
    patterns: [
      regex`\b${FEE}(?: [a-z]{1,15}){0,3} ${ANY}`,
      regex`\b${GIVE}(?: [a-z]{1,15}){0,3} ${SAID}${COUNTED}(?:.{0,12}\b(?:dulu|saja|ya|kak|dek|mas|mbak|bu|pak|di ?awal)\b|\W*$)`,
      regex`\buang (?!${lists.incomes})(?:[a-z]{1,15} ){0,3}${SUM}`,
      regex`${ANY}.{0,25}\b${PAYEE}\b|\b${PAYEE}\b.{0,15}${SUM}`,
      regex`${SUM} (?:\w{1,20} ){0,2}(?:titipan|jaminan|deposit|komitmen)\b`,
      regex`${SUM}.{0,15}\b${MOMENT}\b|\b${MOMENT} ${SUM}`,
    ],
    unless: [TASK],
    accepts: ({ input, index, 0: found }) =>
      !OTHERS.test(input.slice(0, index + found.length)) &&
      !FROM_OTHERS.test(input) &&
      !INCOME.test(input.slice(0, index)),
  },
  {
    ...common,
    id: 'spoken-advance',
    scope: 'clause',
    patterns: [
      regex`\b${PERSON}\b.{0,25}\b(?:(?:di ?|me|men)?(?:n?talang\w*|n?tombok\w*)|(?:bayar(?:kan)?|lunasi|tebus|tutup) dulu)\b`,
      regex`\b(?:di ?)?(?:bayar|transfer|setor) (?:\w{1,20} )?(?:ke|sama) (?:${PERSON} )?(?:${PERSON}|${lists.payees}|depan)\b`,
      regex`\b(?:setengah|separuh|sebagian|dp|\d{2} ?%) (?:lagi )?(?:di ?)?(?:awal|muka|depan)\b`,
      regex`\b(?:setengah|separuh|sisanya?|pelunasan) (?:setelah|sesudah|kalau sudah) (?:masuk|kerja|lolos|di ?terima|sk)\b`,
      regex`\b(?:bayar|membayar|transfer|setor) (?:dp|uang muka|\d{2} ?%)`,
    ],
    unless: [TASK, OTHERS],
  },
  {
    id: 'spoken-code',
    kind: 'identity',
    scope: 'sentence',
    patterns: [
      /\b(?:kabari|kabarkan|kasih|info(?:kan)?|kirim(?:kan)?|sebut(?:kan)?|bacakan|foto(?:kan)?|beri ?tahu|forward|teruskan)\b.{0,30}\b(?:angka|kode|digit|sms)\b/,
      /\b(?:pesan|sms|notif\w*) (?:yang )?masuk\b.{0,50}\b(?:screenshot|kirim(?:kan)?|foto(?:kan)?|teruskan|forward)\b/,
      /^\W*(?:tolong |coba )*(?:forward|kirim(?:kan)?|kabari|sebut(?:kan)?|bacakan|share)\b.{0,20}\b(?:saya|aku|kami|sini|admin)\b/,
      /\b(?:angka|kode|digit|sms)\b.{0,30}\b(?:kabari|kabarkan|kasih|info(?:kan)?|kirim(?:kan)?|sebut(?:kan)?|bacakan|beri ?tahu|forward|teruskan|catat|chat ke)\b/,
    ],
    accepts: (_found, { previous, sentence: { plain } }) =>
      /\b(?:sms|otp|kode|angka|digit|pesan|notif\w*)\b/.test(`${previous} ${plain}`) &&
      /\b(?:sms|masuk|otp|verifikasi|login|sistem)\b/.test(`${previous} ${plain}`) &&
      !/\b(?:jangan|tidak|kode pos|kode (?:lowongan|posisi|lamaran|referal|referral|promo))\b/.test(plain),
    unless: [OTHERS, TASK],
  },
  {
    id: 'spoken-name',
    kind: 'identity',
    scope: 'sentence',
    patterns: [
      /\bpinjam nama\b/,
      /\b(?:pakai|pinjam|gunakan|menggunakan)\b.{0,30}\b(?:kartu kredit|akun (?:fb|facebook|google|shopee|tokopedia|gojek|grab|instagram)) (?:kakak|kamu|anda|kalian)\b/,
      /\b(?:nama|ktp|data) (?:kakak|kamu|anda|kalian|mas|mbak)\b.{0,30}\b(?:di ?)?(?:pakai|pinjam|gunakan|buat|untuk)\b.{0,30}\b(?:daftar|kredit|pinjaman|cicil\w*|angsur\w*|sewa|merchant|rekening|paylater)\b/,
      /\bakun (?:spay|shopee ?pay|paylater|spaylater|kredivo|pinjol|akulaku)\w*\b/,
    ],
    unless: [OTHERS, TASK],
  },
  {
    id: 'spoken-identity',
    kind: 'identity',
    scope: 'sentence',
    patterns: [
      /\bvideo\b.{0,30}\b(?:wajah|muka|kartu identitas|ktp|kedip)\b/,
      /\blogin\b.{0,20}\b(?:internet banking|m-?banking|mobile banking)\b/,
    ],
    unless: [OTHERS, TASK],
  },
];
