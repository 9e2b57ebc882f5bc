import { isTheirs } from '../addressee';
import { regex } from '../any-of';
import { withoutExemptMoney } from '../money-exemptions';
import type { Rule } from '../signal';
import { INCOME, OTHERS, TASK } from '../words';

/** A sum as it is said to a person: "400 dulu", "dua ratus". */
const SAID = String.raw`(?:\d{2,4}(?:an)?(?![\d.,]*\d)|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se) ?(?:ratus|puluh|juta|ribu))`;
/** What is counted, and is no money. */
const COUNTED = String.raw`(?! ?(?:orang|hari|jam|menit|kg|cm|tahun|bulan|minggu|km|m\b|x\b|persen|%|wib|slot|kursi|posisi|kata|menit|video|akun|lembar|followers?))`;
const GIVE = String.raw`(?:isi|taruh|naruh|setor|deposit|modal|tanam|invest\w*|transfer|bayar|siapkan|titip|keluar(?:kan)?|tebus|tambah|masukkan)`;
const PRICE = String.raw`(?:admin\w*|komitmen|dp|biaya|pendaftaran|daftar|jaminan|modal|saldo|formulir|deposit|kontribusi|keseriusan|seikhlas(?:nya)?)`;

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
    patterns: [
      regex`\b(?:${GIVE}|${PRICE})(?: [a-z]{1,15}){0,3} ${SAID}${COUNTED}(?:.{0,12}\b(?:dulu|saja|ya|kak|dek|mas|mbak|bu|pak|di ?awal)\b|\W*$)`,
    ],
    unless: [TASK, OTHERS],
    accepts: ({ input, index }) => !isTheirs(input) && !INCOME.test(input.slice(0, index)),
  },
  {
    ...common,
    id: 'spoken-advance',
    patterns: [
      /\b(?:kakak|kamu|anda|kak|mas|mbak|dek|peserta|karyawan)\b.{0,25}\b(?:di ?|me|men)?(?:talang\w*|nalang\w*|tombok\w*|nombok\w*|bayar(?:kan)? dulu)\b/,
      /\b(?:setengah|separuh|sebagian|dp|\d{2} ?%|\d{1,3} ?(?:juta|jt|ribu|rb)) (?:lagi )?(?:di ?)?(?:awal|muka|depan)\b/,
      /\b(?:setengah|separuh|sisanya?|pelunasan) (?:setelah|sesudah|kalau sudah) (?:masuk|kerja|lolos|di ?terima|sk)\b/,
    ],
    unless: [TASK],
  },
  {
    id: 'spoken-code',
    kind: 'identity',
    scope: 'sentence',
    patterns: [
      /\b(?:kabari|kabarkan|kasih|info(?:kan)?|kirim(?:kan)?|sebut(?:kan)?|bacakan|foto(?:kan)?|beri ?tahu|forward|teruskan)\b.{0,30}\b(?:angka|kode|digit|sms)\b/,
      /\b(?:pesan|sms|notif\w*) (?:yang )?masuk\b.{0,50}\b(?:screenshot|kirim(?:kan)?|foto(?:kan)?|teruskan|forward)\b/,
      /\b(?:angka|kode|digit|sms)\b.{0,30}\b(?:kabari|kabarkan|kasih|info(?:kan)?|kirim(?:kan)?|sebut(?:kan)?|bacakan|beri ?tahu|forward|teruskan)\b/,
    ],
    accepts: (_found, { previous, sentence: { plain } }) =>
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
      /\b(?:nama|ktp|data) (?:kakak|kamu|anda|kalian|mas|mbak)\b.{0,30}\b(?:di ?)?(?:pakai|pinjam|gunakan|buat|untuk)\b.{0,30}\b(?:daftar|kredit|pinjaman|cicil\w*|angsur\w*|sewa|merchant|rekening|paylater)\b/,
      /\bakun (?:spay|shopee ?pay|paylater|spaylater|kredivo|pinjol|akulaku)\w*\b/,
      /\bdeposit (?:it|them|the (?:check|cheque|money)) (?:in)?to your\b/,
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
