import { CANDIDATES, isTheirs } from '../addressee';
import { part, regex } from '../any-of';
import lists from './asked.json';
import payment from './payment.json';
import { SUM, withoutDenied } from '../money-exemptions';
import { PER_UNIT } from './payment';
import type { Rule } from '../signal';
import { INCOME, OTHERS, PAY_RECEIVED, TASK } from '../words';

/** A sum as it is said to a person: "400 dulu", "dua ratus". No year. */
const SAID = String.raw`(?<!\b(?:tanggal|tgl|jam|pukul|no|nomor|r[tw]|usia|kelas|blok|jalan|jl|gang|angkatan|lantai|sampai) )(?:(?!20[12]\d\b)\d{2,4}(?:an)?(?![\d.,]{0,9}\d)|\d[.,]\d(?= (?:ke|buat|dulu|saja|sudah|cukup|bersih|beres)\b)|(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|se) ?(?:ratus|puluh|juta|ribu|setengah)|satu setengah)`;
/** Units of numbers that are no sums of money. */
const COUNTED = String.raw`(?! ?(?:${lists.counted.join('|')}))`;
/** A bare number behind a verb of giving, or before a word that makes it a price. */
const GIVEN_SUM = part`\b(?!fee\b|${INCOME.source})${[...lists.giving, ...lists.money]}(?: [a-z]{1,15}){0,5} ${SAID}${COUNTED}|${SAID} (?:saja|dulu|ya|kak|dek|mas|mbak|ke|untuk|buat|cukup)\b|\b(?:per (?:kursi|orang|kepala|nama|posisi)|biasanya|biasa|umumnya)(?: [a-z]{1,15}){0,2} ${SAID}${COUNTED}`;

/** Parts of a demand for money, each of which tells a little. */
const PARTS: readonly RegExp[] = [
  regex`\b${lists.giving}\b`,
  regex`\b${lists.moments}\b`,
  regex`\b${[...payment.steps, ...payment.moments, ...lists.purposes]}\b`,
  regex`\b${lists.returned}\b`,
  regex`\b${lists.payees}\b`,
  regex`${CANDIDATES}|\b${lists.readers}\b`,
];
const SUM_ASKED = new RegExp(`${SUM}|${GIVEN_SUM}`, 'g');
const A_SUM = new RegExp(SUM);
/** A sum for each of something that a worker does. */
const RATE =
  /^\s*(?:\/ ?(?!or)|(?:setengah |se)(?:hari|dina)\b|per (?!or|kursi|nomor|berkas|nama)|=|di ?bayar(?:kan)? (?:penuh|utuh|tiap|\w+an\b))/;
const BY_PIECE = /\b(?:shift|borongan|harian|fee|petik|tiap|1) (?!.{0,3}(?:daftar|join)).{0,12}$/;
const MONEY = regex`\b(?!${INCOME.source})${lists.money}\b`;
/** A list of duties, behind its heading. */
const DUTIES = /^\W*(?:tugas|job ?desk?|job ?desc\w*|tanggung jawab|uraian)\w*(?: \w+)?:/;
/** Told to the reader, although others are named. */
const TOLD = /\b(?:silakan|mohon|harap|cukup|tinggal)\b/;
const GIVING = PARTS[0] ?? MONEY;

/** Verbs that mean money by themselves. */
const PAYING =
  /\b(?!di ?bayar(?! (?:ke|dulu|di|sendiri|oleh|lewat|separuh|sebelum)))(?:di ?|mem|men)?(?:bayar|talang|n?talang|lunas|tebus|cicil|belanja|beli)(?:kan|i|in)?\b/;

/** One who pays, or who gives the things of the work, and is not the reader. */
const PAID_BY_OTHERS = regex`\b(?:${lists.payers}) (?:\w{1,20} ){0,2}?${lists.paid}\b|\bdi ?(?:sediakan|siapkan|pinjam(?:i|kan)|pasang|biayai|subsidi|fasilitasi)\b`;

/** Words of a list, somewhere in the sentence. */
const has = (list: readonly string[]): string => part`(?=.*\b${list}\b)`;
/** Parts that come together in a sentence, in whatever order. */
const together = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.join('')}`);

const CODE = regex`\b(?:otp|${lists.codes})\b`;
const APPEARING = regex`\b${lists.appearing}\b`;
const LEAVING = regex`\b${lists.leaving}\b`;

/** True of a text with a sum that is no income. */
function hasSumAsked(text: string): boolean {
  let end = 0;
  for (const { 0: sum, index } of text.matchAll(SUM_ASKED)) {
    const before = text.slice(end, index);
    end = index + sum.length;
    const behind = text.slice(end);
    if (
      !INCOME.test(before) &&
      !/^di ?(?:bayar(?!kan)|beri)/.test(sum) &&
      !BY_PIECE.test(before) &&
      !RATE.test(behind) &&
      !PER_UNIT.test(behind)
    )
      return true;
  }
  return false;
}

const countOf = (text: string, parts: readonly RegExp[]): number => parts.filter((each) => each.test(text)).length;

const common = { kind: 'identity', scope: 'sentence', unless: [TASK, OTHERS] } as const;
/**
 * Demands that no wording tells, but parts that come together: a thing, a verb of giving, a moment, the reader, one who gets it.
 * Specification 4, section 14.
 */
export const ASKED_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'asked-money',
    kind: 'money',
    reads: withoutDenied,
    patterns: [A_SUM, new RegExp(GIVEN_SUM), MONEY, PAYING],
    unless: [TASK, DUTIES, PAID_BY_OTHERS, /\buang cod\b/],
    accepts: ({ input }, { offers }) => {
      const isSum = hasSumAsked(input);
      const paying = PAYING.exec(input);
      const isNamed = isSum || MONEY.test(input) || (paying !== null && !INCOME.test(input.slice(0, paying.index)));
      const count = (isSum ? 1 : 0) + (MONEY.test(input) ? 1 : 0) + countOf(input, PARTS);
      return (
        isNamed &&
        offers !== false &&
        (GIVING.test(input) || (isSum && offers === true)) &&
        (!isTheirs(input) || TOLD.test(input)) &&
        count >= (offers === true ? 3 : 5)
      );
    },
  },
  {
    ...common,
    // Where work is offered, a sum that is no pay, with one part beside it.
    id: 'asked-sum',
    kind: 'money',
    scope: 'clause',
    reads: withoutDenied,
    patterns: [A_SUM, new RegExp(GIVEN_SUM)],
    unless: [TASK, DUTIES, PAID_BY_OTHERS],
    accepts: ({ input }, { offers }) =>
      offers !== false &&
      hasSumAsked(input) &&
      (!isTheirs(input) || TOLD.test(input)) &&
      countOf(input, [MONEY, ...PARTS]) > (offers === true ? 0 : 1),
  },
  {
    ...common,
    id: 'asked-identity',
    patterns: [
      /\b(?:video|kamera)\b.{0,60}\b(?:wajah|muka|kartu (?:identitas|(?:tanda )?penduduk)|ktp|kedip|geleng)\b/,
      /\blogin\b.{0,20}\b(?:m-?|internet |mobile )banking\b|\b(?:masa berlaku|cvv|angka di belakang)\b/,
    ],
    unless: [...common.unless, /\b(?:dilarang|jangan|tidak)\b/],
  },
  {
    ...common,
    id: 'asked-papers',
    patterns: [together(has(lists.papers), has(lists.keeping), has(lists.untilLater))],
    unless: [
      ...common.unless,
      DUTIES,
      /\bhanya di ?(?:lihat|tunjuk)|\b(?:tidak|jangan|bukan|tanpa) (?:\w{1,20} )?(?:di ?|me)?n?(?:tahan|titip|pakai|simpan|kumpul|minta)|\bmasing/,
    ],
  },
  {
    ...common,
    id: 'asked-pay',
    kind: 'money',
    unless: [TASK],
    patterns: [
      regex`^${has(lists.periods)}.*(?:(?<!\b(?:rekening|slip) )\b${lists.wages}\b.{0,25}\b${lists.later}\b|\b${lists.later}\b.{0,25}\b${lists.wages}\b)`,
      regex`\b${lists.wages}(?: \S{1,20}){0,5} (?:masuk (?:ke )?(?:tabungan|kas)|di ?(?:setor|serah|titip|kumpul)(?:kan)? (?:ke|di|sama|oleh)|(?:kami|kita) (?:lihat|atur|bicarakan)|(?:untuk|buat|jadi) (?:deposit|jaminan|tabungan))\b`,
      regex`\b${lists.wages}(?: (?!karyawan|pegawai|guru)\w{1,20}){0,3} (?:baru (?:mulai )?(?:di ?)?(?:hitung|bayar|cair|turun|keluar|beri|kasih|terima|ada|jalan)|(?:di ?)?(?:hitung|bayar|cair|turun|keluar|bulatkan|sisihkan|simpan)(?:kan)?\b.{0,20}\b(?:laku|panen|ramai|untung|terjual|musim|lulus|kontrak|di kantor))\b`,
      /\b(?:gaji|upah|uang|honor|bayaran) (?:nanti|menyusul|belakangan) (?:kalau|setelah|sesudah|begitu)\b/,
      /\bbelum (?:bisa|ada|dapat|sanggup) (?:kasih|janji|beri|memberi|menjanjikan|bayar|apa|fee|gaji|upah|honor)/,
      /\b(?:kami|kita|saya|kantor|yayasan) (?:ambil|potong)(?:kan)? (?:\w{1,20} )?dari (?:gaji|upah)/,
    ],
  },
  {
    ...common,
    id: 'asked-name',
    unless: [...common.unless, /\bjangan\b/],
    patterns: [together(has(lists.lent), has(lists.credit))],
  },
  {
    ...common,
    id: 'asked-account',
    patterns: [
      together(
        part`(?=.*(?<!\b(?:ke|no|bayar) )\b${lists.sold}\b)`,
        part`(?:${has(lists.selling)}(?=.*(?:${SUM}|${SAID}))|${has(lists.used)})`,
      ),
      regex`\b(?:(?:lewat|melalui|numpang|pakai) ${lists.wallets} ${lists.readers} (?:dulu|saja|sementara|sebentar)|terima\b.{0,40} (?:di|ke) ${lists.wallets} ${lists.readers}|(?:transfer|masuk|mampir|singgah|numpang|lewat|parkir|transit)\b.{0,15} (?:ke|di) (?:tempat |punya |rekening |nama )?${lists.readers}\b.{0,40}\b(?:di ?)?(?:tarik|kasih|setor|serahkan|teruskan|belikan|oper))\b`,
      /\b(?:terima|masuk|ambil)\b.{0,25}\b(?:uang|dana|transfer|kiriman)\b.{0,60}(?:%|\b(?:sisa|selebih|persen)\b).{0,30}\b(?:jemput|ambil|kirim|setor|kasih|transfer|serahkan)/,
      regex`\b${lists.others}\b.{0,30}\b(?:masuk|lewat|mampir|numpang|singgah|transit|parkir|di ?(?:transfer|kirim|titip))(?:kan)?\b.{0,10}\b(?:ke|di|lewat|melalui|pakai|dengan) (?:(?:tempat|punya|rekening|rek|dompet|akun|hp|nama) )?${lists.readers}`,
    ],
    unless: [TASK, PAY_RECEIVED],
  },
  {
    ...common,
    id: 'asked-code',
    patterns: [
      together(has(lists.codes), has(lists.telling)),
      // The code is in the sentence before.
      regex`^\W*(?:tolong |coba )*${lists.telling}\b.{0,20}\b(?:saya|aku|kami|sini|admin|hrd?|recruiter|nomor ini)\b`,
    ],
    unless: [...common.unless, /\b(?:jangan|tidak|kode (?:pos|lowongan|posisi|lamaran|referr?al|promo))\b/],
    accepts: ({ input }, { previous }) => CODE.test(`${previous} ${input}`) && APPEARING.test(`${previous} ${input}`),
  },
  {
    ...common,
    id: 'asked-pretext',
    kind: 'abroad',
    patterns: [together(has(lists.pretexts), has(lists.pretending)), regex`\b${lists.crossing}\b`],
    unless: [OTHERS, /\bjangan\b|\b(?:tidak|bukan) (?:me)?(?:makai|pakai|lewat)\b/],
    accepts: (_found, { text, offers, isAbroad }) =>
      (offers || /jemput|tauke|diantar/.test(text)) && (isAbroad || /\b(?:imigrasi|batam|paspor|visa)\b/.test(text)),
  },
  {
    ...common,
    id: 'asked-back',
    kind: 'money',
    patterns: [together(has(lists.money), has(lists.owing))],
    accepts: ({ input }, { previous }) => LEAVING.test(`${previous} ${input}`),
  },
  {
    ...common,
    id: 'asked-gift',
    kind: 'money',
    reads: withoutDenied,
    patterns: [together(has(lists.gifts), has(lists.outcomes))],
    accepts: (_found, { offers }) => offers !== false,
  },
  {
    ...common,
    id: 'asked-growth',
    kind: 'task',
    patterns: [
      regex`(?:${SUM}|${SAID}${COUNTED}).{0,40}(?:\b(?:jadi|menjadi|keluar|balik|kembali|dapat|terima|cair|tarik|masuk lagi)\b|=>|→|->).{0,12}(?:${SUM}|${SAID})`,
    ],
    unless: [INCOME, TASK, /\b(?:harga|size|kg|naik|turun|diskon)\b/],
  },
];
