import type { Subject } from './signal';
import lists from './subjects.json';
import { regex } from './any-of';

/**
 * Words that a sentence needs before the rules of a kind are tried on it: most sentences have none, and are done
 * with in a few microseconds. A test holds that no rule finds anything without them.
 */
export const SUBJECTS: Readonly<Partial<Record<Subject, RegExp>>> = {
  money: regex`${lists.money}`,
  identity: regex`${lists.identity}`,
  privateChat: new RegExp(lists.privateChat.join('|')),
  mostAge: /\d\d|kepala|\bgen|twenties|thirties/,
  looks: regex`${lists.looks}`,
  sex: new RegExp(lists.sex.join('|')),
  maritalStatus: new RegExp(lists.maritalStatus.join('|')),
  task: /like|subs|follow|komen|comment|shar|rat(?:e|ing)|review|ulasan|bintang|stars|[tn]onton|watch|klik|click|order|\bco\b|checkout|pesan|misi|mission|tugas|task|survei|captcha|vip|member|level|saldo|penjualan|sales|jempol|akun|paket|packag|prabayar|upgrade|uang|beli|shop|\d|puluh|ratus|ribu/,
  abroad: /./,
  impersonation: /./,
  file: /apk|exe|instal|app|aplikasi|pasang|unduh|download|anydesk|teamviewer/,
  link: /https?:|www\.|\.(?:com|id|ly|me|gl|at|in|to|co|net|cc|xyz|top|site|online|link)\b|link|tautan|formulir|form\b/,
  freeMail: /mail|yahoo|outlook|live|msn|icloud|aol|proton|gmx|yandex|tutanota|inbox/,
};
