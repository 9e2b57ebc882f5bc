import { DUTY, isTheirs } from '../addressee';
import { part, regex } from '../any-of';
import lists from './money.json';
import payment from './payment.json';
import { withoutExemptMoney } from '../money-exemptions';
import type { Rule } from '../signal';
import { OTHERS, TASK, WARNING } from '../words';
/** Fees that employers charge candidates. */
const FEE = part`
  (?:deposit(?!o| (?:their|your|the|it|his|her)\b)
    |uang ${lists.feeNames}
    |dana (?:jaminan|talangan)
    |(?:biaya|ongkos|iuran|pembayaran|uang)(?: (?:untuk|pengganti|proses|awal|cetak|pembuatan|jasa))? ${[...payment.steps, ...lists.feePurposes]}
    |(?:seragam|id ?card|name ?tag) (?=.{0,20}\brp)
    |biaya mcu|commitment fee|${[...payment.steps, ...lists.feesInEnglish]} (?:fee|deposit|cost|charge|payment)s?
    |modal awal|saldo awal|starter kit|top-? ?up(?: saldo)?|isi saldo|formulir pendaftaran (?=.{0,15}rp))`;

const AMOUNT = part`(?:(?:rp|idr|usd|\$)\.? ?\d|\d[\d.,]* ?(?:ribu|rb|juta|jt|k)\b)`;
const PAID = '(?:di ?(?:lunasi|bayar|transfer|setor)(?:kan)?)';
const OBLIGED = part`(?:${DUTY}|${lists.obliging})`;

const common = {
  kind: 'money',
  reads: withoutExemptMoney,
  unlessSentence: [WARNING],
} as const;
/** Money requested from the candidate. Specification 4, section 7. */
export const MONEY_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'money-fee-required',
    scope: 'clause',
    patterns: [
      regex`\b(?:${OBLIGED}\b.{0,30}|(?:transfer|bayar|kirim)(?:kan)? )\b${FEE}`,
      regex`\b${FEE}.{0,25} (?:required|applies|payable|(?:wajib|harus|must be) (?:${PAID}|paid)|${PAID} (?:sebelum|di ?muka|di ?awal))\b`,
      regex`\b${FEE}(?: (?:[a-z]{1,20}|[+&])){0,3}? ?(?:sebesar|senilai|sejumlah|hanya|cuma|minimal|min\.?|:|=|of|is)? ?\(?${AMOUNT}`,
    ],
    unless: [TASK],
    accepts: ({ input }) => !isTheirs(input),
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
      /\b(?:travel|agen|agent|agency|biro)\b/.test(plain) &&
      /\b(?:ditunjuk|rekanan|mitra|resmi|kerja ?sama|bekerja ?sama|melalui|lewat|appointed|partner|through|designated)\b/.test(
        plain,
      ) &&
      /\b(?:reimburse\w*|di-?reimburse|diganti|penggantian|bayar|dibayar|membayar|transfer|pemesanan|booking|dipesan|memesan|pesan|wajib|harus|must|book|paid|refund\w*)\b/.test(
        plain,
      ),
    unless: [TASK, OTHERS],
  },
];
