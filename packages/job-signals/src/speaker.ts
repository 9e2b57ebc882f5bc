import { regex } from './any-of';
import lists from './speaker.json';
import { NO_FRAUD } from './words';

const WARNS = regex`\b${lists.warnings}\b`;
const REPORTS = regex`\b${lists.reports}\b`;
const OFFERS = regex`\b${lists.offers}\b`;
const OTHER_BUSINESS = regex`\b${lists.others}\b`;
const INSIDERS = regex`\b${lists.insiders}\b`;
const RECRUITS = regex`\b${lists.recruits}\b`;

const withoutNoFraud = (plain: string): string => plain.replace(NO_FRAUD, ' ');

/** True of a sentence, or a text, that warns of those who ask, or denies that its writer does. */
export const warns = (plain: string): boolean => WARNS.test(withoutNoFraud(plain));

/** True of a sentence that tells what somebody else asked. */
export const reports = (plain: string): boolean => REPORTS.test(plain);

/** True of a sentence that tells the reader to do something at once. */
export const requests = (plain: string): boolean =>
  /\b(?:kirim(?:kan)?|transfer(?:kan)?|bayar|setor|kasih|siapkan|titip|tinggal|cukup|silakan|segera|klik|install?|sebutkan|bacakan|isi|unduh|download|buka|login|send|pay)\b/.test(
    plain,
  );

const BROUGHT =
  /\b(?:(?:mem|di ?)?bawa|(?:di ?)?antar|datang|walk in|ke kantor|bring|di (?:balai|kelurahan|kantor|tempat|toko)|(?:fc|fotokopi) (?:ktp|kk|kartu keluarga|ijazah))\b/;
const LOOKED_AT =
  /\b(?:di ?cek|(?:di ?|me)?(?:t|n)unjukkan|di ?cocokkan|di ?perlihatkan|di ?bawa pulang|di ?periksa|cukup (?:fotokopi|fc)|fotokopi saja|yang (?:dulu|pernah) di\w*|loket|dukcapil|kelurahan|kecamatan)\b/;

/** True of papers that are brought along and looked at, and not sent or kept. */
export const isShown = (rule: string, plain: string): boolean =>
  (rule === 'identity-paper-asked' && BROUGHT.test(plain)) ||
  (['identity-paper-asked', 'identity-original-held', 'asked-papers'].includes(rule) && LOOKED_AT.test(plain));

/** True of a question about what is asked. */
export const isQuestion = (plain: string): boolean =>
  /^\W*q: |^\W*(?:ada yang (?:pernah|tahu|tau)|apa (?:ada|harus)|kenapa|memang|di ?tawari|dapat tawaran)\b|\b(?:apakah|apa benar)\b|\bkata,? (?!sandi|kunci)(?!.*\b(?:saya|aku|kami)\b)|\b(?:kata|tanya|harus|perlu|beneran|boleh)\b.*\b(?:ya|tidak|nggak)\W*\?$/.test(
    plain,
  );

/** True of a payment to a public office, or to its seller: the writer does not get it. */
export const isToTheState = (plain: string): boolean =>
  /\b(?:distributor|gerai|loket|situs) resmi\b|\b(?:peruri|polres|polsek|puskesmas|kantor pos|pnbp|(?:ke|kas) negara|ke pemerintah|bank yang (?:di ?tunjuk|tertera)|virtual account|bukan ke kami|instansi|bea cukai|opsional|tidak wajib)\b/.test(
    plain,
  );

/** A clause in which the writer pays, or has paid. */
const OWN_PAYMENT =
  /(?<=^|[,.;])[^,.;]*\b(?:(?:sudah|telah) (?:saya|aku|kami|kita)|(?:saya|aku|kami|kita)(?: (?:sudah|akan|nanti|yang|bakal)){0,2}) (?:transfer|bayar(?:kan|in)?|beli|setor|ganti(?:kan)?|kasih|kembalikan|reimburse)\b[^,.;]*/g;
const PAYING =
  /\b(?:di ?)?(?:beli|belanja|bayar|pesan|talang\w*|transfer|setor|deposit|titip|pakai (?:uang|dana))(?:kan)?\b/;

const RECEIVED =
  /\b(?:sudah|telah) (?:masuk|cair|saya terima|di ?(?:beli|bayar|setor|ganti|transfer)(?:kan)?|lunas|terkumpul)\b|\bku(?:transfer|bayar|setor|kirim)/g;

/** True of a sentence in which the writer alone pays, or has been paid. */
export function isOwnPayment(plain: string): boolean {
  const rest = plain.replace(OWN_PAYMENT, ' ').replace(RECEIVED, ' ');
  return rest !== plain && !PAYING.test(rest);
}

const countOf = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(new RegExp(pattern, 'g'))].map(([word]) => word)).size;

/** True of a text that offers work; false of one among colleagues, or of another business; null of one that tells neither. */
export function offersWork(text: string): boolean | null {
  const offers = countOf(text, OFFERS) + countOf(text, RECRUITS);
  const others = countOf(text, OTHER_BUSINESS) + 2 * countOf(text, INSIDERS);
  return offers + others === 0 ? null : offers > others;
}
