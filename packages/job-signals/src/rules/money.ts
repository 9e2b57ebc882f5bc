import { PAYER, continuesTasks, isTheirs } from '../addressee';
import { anyOf } from '../any-of';
import lists from './money.json';
import { withoutExemptMoney } from '../money-exemptions';
import type { Rule } from '../signal';
import { OTHERS, TASK, WARNING } from '../words';

/** Fees that employers charge candidates. */
const FEE =
  '(?:deposit(?!o| (?:their|your|the|it|his|her)\\b)|uang (?:jaminan|muka|pangkal|pendaftaran|seragam|administrasi|komitmen|titipan|tanda jadi|pelicin|formulir|pelatihan|garansi)|dana (?:jaminan|talangan)|' +
  `(?:biaya|ongkos|iuran|pembayaran|uang)(?: (?:untuk|pengganti|proses|awal|cetak|pembuatan|jasa))? ${anyOf(lists.feePurposes)}|` +
  '(?:seragam|id ?card|name ?tag) (?=.{0,20}\\brp)|biaya mcu|commitment fee|(?:registration|admin(?:istration)?|training|processing|placement|application|recruitment|uniform|visa|medical(?: check-?up)?|background check|equipment|starter kit|security|refundable|onboarding|interview|work permit|agency|joining|enrol+ment) (?:fee|deposit|cost|charge|payment)s?|modal awal|saldo awal|starter kit|top-? ?up(?: saldo)?|isi saldo|formulir pendaftaran (?=.{0,15}rp))';

const AMOUNT = '(?:(?:rp|idr|usd|\\$)\\.? ?\\d|\\d[\\d.,]* ?(?:ribu|rb|juta|jt|k)\\b)';
const PAY =
  '(?:di)?(?:mem)?bayar(?:kan|lah)?|(?:men)?transfer(?:kan)?|(?:me(?:ny))?(?:s?etor)(?:kan)?|mengirim(?:kan)? uang|kirim uang|(?:me)?lunasi|pelunasan|pembayaran|tebus|menebus|membeli|beli|pay(?:ing)?|send|purchase|buy';
const OBLIGED =
  '(?:wajib|harus|lakukan|diwajibkan|diharuskan|bersedia|sanggup|siap|diminta|dikenakan|dipungut|dibebankan|ada|terdapat|cukup|perlu|hanya|cuma|segera|hubungi|chat|konfirmasi(?:kan)?|silakan|silahkan|mohon|must|need to|required to|have to|should|please)';

const ADVANCED =
  /\b(?:terlebih dahulu|lebih dahulu|lebih dulu|dahulu|dulu|di muka|dimuka|di awal|in advance|up ?front|first|talang\w*)\b/;

const common = {
  kind: 'money',
  reads: withoutExemptMoney,
  unlessSentence: [WARNING],
} as const;

/** Money requested from the candidate. Specification 4, section 7. */
export const MONEY_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'money-fee-paid',
    scope: 'clause',
    patterns: [
      new RegExp(`\\b(?:${PAY})\\b.{0,45}\\b${FEE}`),
      new RegExp(
        `\\b${FEE}.{0,40}\\b(?:di)?(?:transfer|bayar|setor)(?:kan)?\\b.{0,30}\\b(?:ke|melalui|via|sebelum|di awal|di muka|dimuka|saat|ketika|dahulu|sendiri)\\b`,
      ),
    ],
    unless: [TASK],
    accepts: ({ input }, { sentence: { plain } }) => !isTheirs(input) && !continuesTasks(input, plain),
  },
  {
    ...common,
    id: 'money-fee-required',
    scope: 'clause',
    patterns: [
      new RegExp(`\\b${OBLIGED}\\b.{0,30}\\b${FEE}`),
      new RegExp(
        `\\b${FEE}(?: [a-z]{1,20}){0,3}? ?(?:sebesar|senilai|sejumlah|hanya|cuma|minimal|min\\.?|:|=|of|is)? ?\\(?${AMOUNT}`,
      ),
      new RegExp(
        `\\b${FEE}.{0,25} (?:required|applies|apply|payable|shall be paid|must be paid|will be (?:deducted|charged)|before (?:the )?(?:interview|training|placement)|upfront|in advance)\\b`,
      ),
      new RegExp(`\\bdikenakan biaya\\b|\\bdipungut biaya\\b|\\bdimintai? (?:biaya|uang)\\b|\\bkena biaya\\b`),
    ],
    unless: [TASK],
    accepts: ({ input }, { sentence: { plain } }) => !isTheirs(input) && !continuesTasks(input, plain),
  },
  {
    ...common,
    id: 'money-borne-by-candidate',
    scope: 'clause',
    patterns: [
      new RegExp(
        `\\b(?:${FEE}|biaya(?: [\\w.]+){0,6}|semua biaya|seluruh biaya|ongkos(?: \\w+){0,3}|(?:fees?|costs?|expenses?)(?: \\w+){0,4}) (?:di ?tanggung|di ?bebankan|menjadi (?:tanggungan|tanggung jawab|beban)|tanggungan|di ?bayar|are borne|is borne|borne|to be borne|paid|payable|covered|charged)(?: \\w+){0,2} ${PAYER}\\b`,
      ),
      new RegExp(
        `\\b(?:${FEE}|mcu|medical check-? ?up|seragam|psikotes|pelatihan|training)(?: \\w+){0,2} (?:dengan )?(?:biaya|ongkos|uang) (?:sendiri|pribadi|mandiri)\\b`,
      ),
      /\b(?:at|bear|cover|pay)(?: \w+){0,3} (?:your|their|his|her) own (?:expense|cost|travel|training|medical)\b/,
      /\b(?:candidates?|applicants?|participants?|trainees?)\b(?: \w+){0,4} pay (?:for|rp|idr)\b/,
      /\b(?:candidates?|applicants?|you|participants?)\b(?: \w+){0,4} (?:pay|bear|transfer|deposit)\b(?: \w+){0,6} (?:fees?|costs?|deposit|charges?|rp|idr|usd)\b/,
      new RegExp(
        `\\b(?:${FEE}|seragam|pelatihan|training|uniform|mcu)(?: \\w+){0,3} (?:di ?potong(?:kan)?|potong|deducted|akan di ?potong) (?:dari |from )?(?:the |your |first )*(?:gaji|upah|salary|wage|pay)\\b`,
      ),
    ],
    unless: [TASK],
  },
  {
    ...common,
    id: 'money-to-secure',
    scope: 'sentence',
    patterns: [
      new RegExp(
        `\\b(?:transfer|bayar|membayar|setor|menyetor|dp|deposit|uang|biaya|pay|payment|fee)\\b.{0,60}\\b(?:mengamankan|amankan|menjamin|jaminan|booking|mem-?booking|reservasi|kunci|mengunci|konfirmasi|secure|reserve|guarantee|confirm|memastikan)\\b.{0,25}\\b(?:slot|tempat|posisi|kuota|kursi|jadwal|kehadiran|kelulusan|penempatan|nomor urut|lolos|your (?:place|seat|slot|spot|position)|position|seat|place|slot)\\b`,
      ),
      /\b(?:mengamankan|amankan|kunci|mengunci|booking|secure|reserve|guarantee)\b.{0,25}\b(?:slot|tempat|posisi|kuota|kursi|penempatan|place|seat|position|spot)\b.{0,60}\b(?:transfer|bayar|membayar|setor|deposit|dp|pay(?:ment)?|fee)\b/,
      /\b(?:transfer|kirim)\b.{0,30}\b(?:ke|to)\b.{0,12}\b(?:rekening|rek|account)\b.{0,60}\b(?:pelamar|peserta|kandidat|seleksi|interview|wawancara|hrd|panitia|pendaftaran|rekrutmen|candidate|selection)\b/,
    ],
    unless: [OTHERS, TASK, /\b(?:hotel|kamar|reservasi|restoran|event)\b/],
  },
  {
    ...common,
    id: 'money-travel-agent',
    scope: 'sentence',
    patterns: [
      /\b(?:travel|agen perjalanan|agen tiket|biro perjalanan|tiket|akomodasi|transportasi|hotel|penginapan|ticket|accommodation)\b/,
    ],
    accepts: (_found, { sentence: { plain } }) =>
      /\b(?:interview|wawancara|tes|test|seleksi|psikotes|peserta|pelamar|kandidat|calon|candidates?|selection|walk in)\b/.test(
        plain,
      ) &&
      ((ADVANCED.test(plain) &&
        /\b(?:di ?tanggung|bayar|dibayar|membayar|biaya|transfer|talang\w*|pay|paid|cost)\b/.test(plain)) ||
        (/\b(?:travel|agen|agent|agency|biro)\b/.test(plain) &&
          /\b(?:ditunjuk|rekanan|mitra|resmi|kerja ?sama|bekerja ?sama|melalui|lewat|appointed|partner|through|designated)\b/.test(
            plain,
          ) &&
          /\b(?:reimburse\w*|di-?reimburse|diganti|penggantian|bayar|dibayar|membayar|transfer|pemesanan|booking|dipesan|memesan|pesan|wajib|harus|must|book|paid|refund\w*)\b/.test(
            plain,
          ))),
    unless: [
      TASK,
      OTHERS,
      /\b(?:tidak|tanpa|bukan|jangan|never|no) (?:\w+ ){0,3}(?:biaya|transfer|membayar|bayar|bekerja ?sama|meminta|menunjuk|fee|pay)\b/,
    ],
  },
];
