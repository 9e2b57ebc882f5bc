import { part, regex } from '../any-of';
import lists from './task.json';
import type { Rule } from '../signal';
import { AMOUNT } from '../words';

const ACT = part`\b${lists.acts}\b`;
const REWARD = part`(?:\b${lists.rewards}\b|${AMOUNT})`;
const BUYING = part`\b${lists.buying}\b`;
/** Duties of people who look after a firm's account or shop: they answer reviews and count likes. */
const OF_A_TRADE = regex`\b(?:konten|content|laporan|reports?|responden|lapangan|enumerator|canva|portofolio|portfolio|editor|caption|pengalaman \d|min(?:imal|\.)? (?:smk?|sma|d3|s1)|full ?time|naskah|redaksi|terbit|pelanggan|customers?|keluhan|refund pembeli|e-?toll)\b`;

const common = { kind: 'task', scope: 'sentence' } as const;
/** Money for likes, follows, reviews or orders, with or without an advance. Specification 4, section 14. */
export const TASK_RULES: readonly Rule[] = [
  {
    ...common,
    id: 'task-paid',
    patterns: [regex`${ACT}.{0,70}?${REWARD}`, regex`${REWARD}.{0,50}?${ACT}`],
    unless: [OF_A_TRADE],
  },
  {
    ...common,
    id: 'task-prepaid',
    patterns: [
      regex`${BUYING}.{0,90}?(?:\b${lists.returned}\b.{0,30}?(?:\b${lists.more}\b|%)|%.{0,20}\b${lists.returned}\b)`,
      /\b(?:misi|tugas|task|pesanan|order)\b.{0,20}\b(?:berbayar|prabayar|prepaid|vip|premium|level)\b/,
      /\b(?:saldo|akun|balance)\b.{0,25}\b(?:kurang|minus|negatif|negative|tidak cukup)\b.{0,60}\b(?:di ?tambah|tambah|tutup|di ?tutup|isi|di ?isi|top ?up|lanjut|tarik)\b/,
      /\bsaldo\b.{0,12}-\d/,
      /\b(?:selesai\w*|complete)\b.{0,30}\b(?:misi|tugas|task|pesanan|orders?)\b.{0,60}\b(?:komisi|saldo|cair|tarik|commission|withdraw|bonus)\b/,
      /\b(?:terima|menerima|receive) (?:paket|barang|packages?)\b.{0,40}\b(?:kirim|teruskan|forward|ship)\b.{0,15}\b(?:lagi|ulang|kembali|alamat|on)\b/,
    ],
    unless: [OF_A_TRADE],
  },
];
